/** Where the chosen colour scheme is kept; the page's first script reads it before the first paint. */
const key = 'theme'

/** Wires the radio buttons of the colour scheme: shows the choice, keeps it, and follows other tabs. */
export function keepScheme() {
  const choices = document.querySelectorAll<HTMLInputElement>('#scheme input')
  const show = (scheme: string) => {
    for (const choice of choices) choice.checked = choice.value === scheme
  }
  show(document.documentElement.dataset.theme ?? 'system')
  for (const choice of choices) {
    choice.addEventListener('change', () => {
      setScheme(choice.value)
      store(choice.value)
    })
  }
  addEventListener('storage', event => {
    if (event.key !== key) return
    setScheme(event.newValue ?? 'system')
    show(event.newValue ?? 'system')
  })
}

function setScheme(scheme: string) {
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.theme = scheme
  else delete document.documentElement.dataset.theme
}

function store(scheme: string) {
  try {
    if (scheme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, scheme)
  } catch {
    // Blocked storage: the choice holds for this page.
  }
}

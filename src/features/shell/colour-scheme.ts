/** Key of the colour scheme in `localStorage`. The inline script of `page.astro` reads it before the first paint. */
const storageKey = 'theme'

/** Starts the radio buttons of the colour scheme: shows and stores the choice, and follows other tabs. */
export function startColourScheme() {
  const choices = document.querySelectorAll<HTMLInputElement>('#scheme input')
  const show = (scheme: string) => {
    for (const choice of choices) choice.checked = choice.value === scheme
  }
  show(document.documentElement.dataset.theme ?? 'system')
  for (const choice of choices) {
    choice.addEventListener('change', () => {
      applyScheme(choice.value)
      store(choice.value)
    })
  }
  addEventListener('storage', event => {
    if (event.key !== storageKey) return
    applyScheme(event.newValue ?? 'system')
    show(event.newValue ?? 'system')
  })
}

function applyScheme(scheme: string) {
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.theme = scheme
  else delete document.documentElement.dataset.theme
}

function store(scheme: string) {
  try {
    if (scheme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, scheme)
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
}

import { endSession, type SessionUser, startSignIn, takeUnendedCopies } from '#api/session.ts'
import { announceSessionChange, type KnownSession, readLastUser, watchSession } from '#api/watch-session.ts'
import { readSignInFailure, type SignInFailure, signInParameter } from '#routes/sign-in-paths.ts'

/** Starts the account part of the menu: the user, signing in and out. Shows the last user until the Worker responds. */
export function startAccountMenu() {
  onClick('sign-in', async () => goTo(await startSignIn(location.href)))
  onClick('sign-out', async () => {
    const result = await endSession()
    if (result.ok) announceSessionChange()
    goTo(result)
  })
  watchSession(showSession)
  showFailedReturn()
}

/** Runs a task on a click. Until it ends, which a slow provider may delay by ten seconds, the button is busy. */
function onClick(action: string, task: () => Promise<void>) {
  const button = document.querySelector(`[data-act="${action}"]`)
  button?.addEventListener('click', async () => {
    if (button.ariaBusy) return
    button.ariaBusy = 'true'
    await task()
    button.ariaBusy = null
  })
}

/** Goes to the address of a successful result, else shows why there is none. */
function goTo(result: Awaited<ReturnType<typeof startSignIn>>) {
  if (result.ok) location.assign(result.value)
  else showFailure(result.code)
}

function showSession(session: KnownSession) {
  const { dataset } = document.documentElement
  if (session.state === 'in') showUser(session.user)
  if (session.state === 'loading') showUser(readLastUser())
  // An expired session counts as signed out: the user signs in here or in the dialog about it.
  if (session.state === 'in' || session.state === 'loading') dataset.session = 'in'
  else delete dataset.session
}

function showUser({ name, picture }: SessionUser) {
  const label = document.querySelector('[data-user="name"]')
  const avatar = document.querySelector('[data-user="picture"]')
  if (!label || !avatar) return
  if (name) label.textContent = name
  avatar.textContent = initials(name)
  if (!picture) return
  const image = new Image(28, 28)
  image.alt = ''
  image.referrerPolicy = 'no-referrer'
  image.addEventListener('load', () => avatar.replaceChildren(image))
  image.src = picture
}

/** @example initials('Mara von Oakes') // 'MO' */
const initials = (name: string) => {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map(word => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** Shows why signing in failed, if the address says so, and removes the parameter from the address; or why signing out did. */
function showFailedReturn() {
  const failure = readSignInFailure(location.href) ?? takeUnendedCopies()
  if (!failure) return
  const address = new URL(location.href)
  address.searchParams.delete(signInParameter)
  history.replaceState(history.state, '', address)
  showFailure(failure)
}

function showFailure(failure: SignInFailure) {
  const alert = document.querySelector<HTMLElement>('.sign-in-failed')
  if (!alert) return
  for (const text of alert.querySelectorAll<HTMLElement>('[data-failure]'))
    text.hidden = text.dataset.failure !== failure
  const setVisible = (isVisible: boolean) => {
    alert.hidden = !isVisible
  }
  alert.querySelector('button')?.addEventListener('click', () => setVisible(false), { once: true })
  setVisible(true)
}

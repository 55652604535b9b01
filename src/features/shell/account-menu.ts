import { beginSignIn, endSession, type SessionUser } from '#api/session.ts'
import { type KnownSession, lastUser, tellTabs, watchSession } from '#api/watch-session.ts'
import { signInParameter } from '#routes/session.ts'

/** Wires the menu's foot: who is signed in, with the last user until the Worker has answered; signing in and out. */
export function keepSession() {
  onPress('sign-in', async () => goTo(await beginSignIn(location.href)))
  onPress('sign-out', async () => {
    const answer = await endSession()
    if (answer.ok) tellTabs()
    goTo(answer)
  })
  watchSession(showSession)
  showFailure()
}

function onPress(act: string, press: () => void) {
  document.querySelector(`[data-act="${act}"]`)?.addEventListener('click', press)
}

function goTo(answer: Awaited<ReturnType<typeof beginSignIn>>) {
  if (answer.ok) location.assign(answer.value)
  else tellFailure()
}

function showSession(session: KnownSession) {
  const { dataset } = document.documentElement
  if (session.state === 'in') showUser(session.user)
  if (session.state === 'loading') showUser(lastUser())
  // Whose session ended in the midst of work signs in again in the dialog that says so, or here.
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

/** Says that somebody came back without being signed in, and takes that out of the address. */
function showFailure() {
  const address = new URL(location.href)
  if (!address.searchParams.has(signInParameter)) return
  address.searchParams.delete(signInParameter)
  history.replaceState(history.state, '', address)
  tellFailure()
}

function tellFailure() {
  const alert = document.querySelector<HTMLElement>('.sign-in-failed')
  if (!alert) return
  const show = (isShown: boolean) => {
    alert.hidden = !isShown
  }
  alert.querySelector('button')?.addEventListener('click', () => show(false), { once: true })
  show(true)
}

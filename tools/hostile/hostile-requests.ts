import { printParts } from '../../src/print/print-options.ts'
import { workerPaths } from '../../src/routes/worker-paths.ts'
import { hostileFiles } from '../../tests/fixtures/hostile-files.ts'

/** One request of a stranger. */
export interface HostileRequest {
  /** What is hostile about it. */
  name: string
  path: string
  body?: string
  /** The status 503 is right: signing in needs an identity provider, and none runs. */
  isUnavailable?: boolean
}

const allParts = `parts=${printParts.join(',')}`

/** The routes that take a file from anyone. */
const fileRoutes = [
  workerPaths.import,
  workerPaths.sheetPdf,
  `${workerPaths.sheetPdf}?${allParts}&tokenAbilities=true&tokenSize=90&columns=1&back=information`,
  `${workerPaths.sheetPdf}?${allParts}&jinxes=false&houseRules=false&secondLanguage=vi&nights=compact&size=half`,
  `${workerPaths.sheetPdf}?parts=almanac&jinxes=false&houseRules=false`,
  `${workerPaths.sheetPng}?${allParts}&scale=3&page=2`,
  workerPaths.scriptCard
] as const

/** Every hostile file of about `bytes`, sent to every route that takes one. */
export const fileRequests = (bytes: number): HostileRequest[] =>
  Object.entries(hostileFiles).flatMap(([name, make]) => {
    const body = make(bytes)
    return fileRoutes.map(path => ({ name, path, body }))
  })

/** Sizes in bytes at which some files are within the limits of prints, and cost the most. */
const printedSizes = [100_000, 40_000, 16_000] as const

/** Smaller files, which are printed rather than refused. */
export const printedRequests = (): HostileRequest[] =>
  printedSizes.flatMap(bytes =>
    Object.entries(hostileFiles).flatMap(([name, make]) => {
      const body = make(bytes)
      return printedRoutes.map(path => ({ name: `${name}, ${bytes / 1000} KB`, path, body }))
    })
  )

const printedRoutes = [
  workerPaths.sheetPdf,
  `${workerPaths.sheetPdf}?${allParts}&secondLanguage=vi&tokenAbilities=true`,
  `${workerPaths.sheetPng}?${allParts}&scale=3`
] as const

/** The files up to the largest body that a route takes, in bytes. */
export const largestRequests = (): HostileRequest[] =>
  Object.entries(hostileFiles).flatMap(([name, make]) => [
    { name: `${name}, 2 MB`, path: workerPaths.import, body: make(1_990_000) },
    { name: `${name}, 1 MB`, path: workerPaths.sheetPdf, body: make(1_000_000) }
  ])

const long = 'x'.repeat(7000)

/** Addresses and queries as long as a server takes. */
export const addressRequests: readonly HostileRequest[] = [
  `${workerPaths.remoteImage}?use=icon&address=https://${long}.example/`,
  `${workerPaths.remoteImage}?use=icon&address=http://127.0.0.1/${long}`,
  `/catalogue/${long}/card.png`,
  `/catalogue/${'%F0%9F%98%80'.repeat(500)}`,
  `${workerPaths.catalogueCard}?lang=${long}`,
  `/scripts/${long}/x`,
  `/scripts/0123456789abcdef/${long}/sheet.pdf?${allParts}`,
  `/api/public/scripts/0123456789abcdef/${long}.json`,
  `/api/${'a/'.repeat(3500)}`,
  `/${'../'.repeat(2000)}`,
  workerPaths.publicSitemap,
  workerPaths.openApi,
  `${workerPaths.signIn}?return=${long}`,
  `${workerPaths.signInCallback}?code=${long}&state=${long}`
].map(path => ({ name: 'a long address', path, isUnavailable: path.startsWith('/auth/') }))

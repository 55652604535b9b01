import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  aboutPath,
  apiDocsPath,
  builderPaths,
  builderScreens,
  cataloguePath,
  characterPath,
  notFoundPath,
  offlinePath,
  publicPaths,
  redirects,
  sharedPath
} from '#routes'
import { changelogPath, helpPath } from '#routes/help-paths.ts'
import { signedInPath } from '#routes/sign-in-paths.ts'
import { workerPaths } from '#routes/worker-paths.ts'
import { openApiPath } from '../../src/api-reference/describe-route.ts'
import { documentedRoutes } from '../../src/api-reference/open-api.ts'
import { workerRoutes } from './worker-routes.ts'

const pages = globSync('src/pages/**/*.astro')
  .map(file => file.replace('src/pages/[...locale]', '').replace('.astro', ''))
  .sort()

const builtPaths = [
  ...Object.values(builderPaths),
  aboutPath,
  apiDocsPath,
  sharedPath,
  signedInPath,
  cataloguePath,
  characterPath('[id]'),
  notFoundPath,
  offlinePath,
  changelogPath,
  helpPath,
  `${helpPath}/[topic]`
]

/** Pages of what is saved, which only the Worker knows when they are asked for. */
const renderedPaths = Object.values(publicPaths).map(path => path.replace(/:(\w+)/g, '[$1]'))

test('each page stands for paths of the route table, and each path has its page', () => {
  const pageOf = (path: string) =>
    path.startsWith('/builder') ? '/builder/[...screen]' : path.replace('/:id', '')
  expect(pages).toEqual([...new Set([...builtPaths, ...renderedPaths].map(pageOf))].sort())
})

test('each page is built beforehand, in every language, but those of what is saved', () => {
  const others = globSync('src/pages/**/*.astro').filter(
    file =>
      !file.startsWith('src/pages/[...locale]/') || !readFileSync(file, 'utf8').includes('prerender = true')
  )
  expect(others.sort()).toEqual(renderedPaths.map(path => `src/pages/[...locale]${path}.astro`).sort())
})

test('every screen of the builder is listed', () => {
  expect([...builderScreens].sort()).toEqual(Object.keys(builderPaths).sort())
})

test('redirects lead to pages', () => {
  for (const target of Object.values(redirects)) expect(builtPaths).toContain(target)
})

test('the Worker answers the paths of the route table, and no others', () => {
  const paths = new Set(workerRoutes().map(({ path }) => path))
  expect([...paths].sort()).toEqual(Object.values(workerPaths).sort())
})

test('every route of the Worker is described, each method of it, and no others are', () => {
  const described = documentedRoutes.map(({ method, path }) => `${method} ${path}`)
  const answered = workerRoutes().map(({ method, path }) => `${method} ${openApiPath(path)}`)
  expect(described.sort()).toEqual([...new Set(answered)].sort())
})

test('no other file spells an address of the product', () => {
  const spelled = /['"`](?:\/builder|\/api\/|\/my-|\/catalogue\/|\/icon-editor|\/logo-editor)/
  const files = globSync('{src,functions}/**/*.{ts,tsx,astro}', { exclude: ['src/i18n/generated/**'] })
  const wrong = files.filter(
    file => !/^src\/routes[./]/.test(file) && spelled.test(readFileSync(file, 'utf8'))
  )
  expect(wrong.filter(file => !allowedToSpell.includes(file))).toEqual([])
})

/** They name whole families of addresses, where routers are mounted and where only the Worker can refuse. */
const allowedToSpell = ['functions/index.ts', 'functions/routes/official.ts']

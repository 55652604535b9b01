// Runs before every command, on the Node of the machine: installs missing packages, including the project's own Node.
// Therefore it is plain CommonJS without dependencies. With `--sources`, also writes the generated sources.
const { spawn, spawnSync } = require('node:child_process')
const fs = require('node:fs')
const path = require('node:path')

const root = path.resolve(__dirname, '..')
const oldestNode = 20
const ownNode = 'node_modules/node/bin/node'

main()

async function main() {
  if (Number(process.versions.node.split('.')[0]) < oldestNode) {
    fail(`Belfry needs Node ${oldestNode} or newer to begin with; this is Node ${process.versions.node}.`)
  }
  if (!isInstalled()) await install()
  setGitHooks()
  if (process.argv.includes('--sources')) generateSources()
}

/** Writes the sources that the command imports, on the project's own Node, which runs TypeScript. */
function generateSources() {
  const { status } = spawnSync(inRoot(ownNode), ['tools/generate.ts'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Compares the installed packages with the lock file. Optional and platform-specific packages may be absent. */
function isInstalled() {
  const lock = readJson('package-lock.json')
  const installed = readJson('node_modules/.package-lock.json')
  const wanted = readJson('package.json')
  if (!lock || !installed || !wanted || !fs.existsSync(inRoot(ownNode))) return false
  const locked = lock.packages['']
  if (!sameEntries(wanted.dependencies, locked.dependencies)) return false
  if (!sameEntries(wanted.devDependencies, locked.devDependencies)) return false
  return Object.entries(lock.packages).every(([name, { version, optional, devOptional, peer }]) => {
    if (name === '' || optional || devOptional || peer) return true
    return installed.packages[name] && installed.packages[name].version === version
  })
}

async function install() {
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  console.log('Installing what Belfry needs. The first time this takes a minute or two.')
  const progress = setInterval(() => {
    const packages = countPackages()
    const doubt = packages === 0 && seconds() >= 15 ? '; nothing has come over the network yet' : ''
    console.log(`  still installing: ${packages} packages after ${seconds()} s${doubt}`)
  }, 5000)
  const { code, errors } = await runNpm()
  clearInterval(progress)
  if (code !== 0) fail(explain(errors))
  console.log(`Installed in ${seconds()} s.`)
}

function runNpm() {
  const options = [
    'install',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--fetch-retries=2',
    '--fetch-retry-factor=2',
    '--fetch-retry-mintimeout=500',
    '--fetch-retry-maxtimeout=3000'
  ]
  const npm = process.env.npm_execpath
  const [command, ...commandArgs] = npm ? [process.execPath, npm] : ['npm']
  return new Promise(resolve => {
    const child = spawn(command, [...commandArgs, ...options], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe']
    })
    let errors = ''
    child.stderr.on('data', chunk => {
      errors += chunk
    })
    child.on('error', error => resolve({ code: 1, errors: error.message }))
    child.on('close', code => resolve({ code, errors }))
  })
}

function explain(errors) {
  const offline = /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT/
  if (offline.test(errors)) {
    return 'npm cannot reach its registry. Check the network connection and the proxy settings, then run the command again.'
  }
  if (/ENOSPC/.test(errors)) return 'The disk is full: about 1 GB is needed.'
  if (/EACCES|EPERM/.test(errors)) return `This user may not write to ${root}.`
  return `npm could not install what is needed. It said:\n${errors.trim()}`
}

function countPackages() {
  try {
    const names = fs.readdirSync(inRoot('node_modules'))
    const scopes = names.filter(name => name.startsWith('@'))
    const scoped = scopes.flatMap(scope => fs.readdirSync(inRoot(`node_modules/${scope}`)))
    return names.length - scopes.length + scoped.length
  } catch {
    return 0
  }
}

/** Enables the pre-commit hook, unless the checkout already configures a hooks path. */
function setGitHooks() {
  if (!fs.existsSync(inRoot('.git'))) return
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (git('config', 'core.hooksPath').status === 1) git('config', 'core.hooksPath', '.githooks')
}

function sameEntries(some = {}, others = {}) {
  const names = new Set([...Object.keys(some), ...Object.keys(others)])
  return [...names].every(name => some[name] === others[name])
}

function readJson(name) {
  try {
    return JSON.parse(fs.readFileSync(inRoot(name), 'utf8'))
  } catch {
    return undefined
  }
}

function inRoot(name) {
  return path.join(root, name)
}

function fail(message) {
  console.error(`\n${message}`)
  process.exit(1)
}

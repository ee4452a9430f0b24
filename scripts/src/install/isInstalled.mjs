// This file is plain JavaScript, because scripts/bootstrap.mjs runs it before anything is installed.

/**
 * True if `node_modules` contains exactly the packages that the lock file lists.
 *
 * @param lock parsed package-lock.json
 * @param installed parsed node_modules/.package-lock.json, npm's record of what it has installed
 * @param options.tools whether packages for tests and linting are required
 * @param options.platform see `thisPlatform`
 */
export function isInstalled(lock, installed, { tools, platform }) {
  const wanted = packagesOf(lock)
  const present = packagesOf(installed)
  return (
    [...present].every(([path, found]) => isSame(wanted.get(path), found)) &&
    [...wanted].every(([path, entry]) => present.has(path) || mayBeMissing(entry, tools, platform))
  )
}

/** This platform in the terms of package.json. `libc` is set on Linux only. */
export function thisPlatform() {
  const { platform: os, arch: cpu } = process
  if (os !== 'linux') return { os, cpu }
  const { header } = process.report.getReport()
  return { os, cpu, libc: header.glibcVersionRuntime ? 'glibc' : 'musl' }
}

/** True if a package with these `os`, `cpu` and `libc` lists runs on a platform. */
export function isFor(platform, entry) {
  return ['os', 'cpu', 'libc'].every((key) => allows(entry[key], platform[key]))
}

function allows(list, value) {
  if (!list || value === undefined) return true
  if (list.includes(`!${value}`)) return false
  return list.includes(value) || list.every((one) => one.startsWith('!'))
}

function packagesOf({ packages }) {
  return new Map(Object.entries(packages).filter(([path]) => path.includes('node_modules/')))
}

function isSame(wanted, found) {
  return (
    wanted?.version === found.version &&
    wanted?.integrity === found.integrity &&
    wanted?.resolved === found.resolved
  )
}

function mayBeMissing(entry, tools, platform) {
  if (entry.dev && !tools) return true
  if (!entry.optional && !entry.devOptional) return false
  // A package without such a list belongs to another optional package, which may be missing here as well.
  const isForSomePlatforms = Boolean(entry.os ?? entry.cpu ?? entry.libc)
  return !isForSomePlatforms || !isFor(platform, entry)
}

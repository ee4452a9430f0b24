// Defines which part may import which; eslint.config.mjs makes lint rules of it.

/** Published package → the published packages that it may import. Its tests may also use `shared/testing`. */
const PACKAGES = {
  'shared/contract': [],
  'shared/i18n': ['shared/contract'],
  'shared/api': ['shared/contract'],
  'shared/ui': ['shared/contract', 'shared/i18n', 'shared/api'],
  'shared/features': ['shared/contract', 'shared/i18n', 'shared/api', 'shared/ui'],
  'shared/testing': ['shared/contract', 'shared/i18n', 'shared/api'],
  'shared/build': ['shared/contract', 'shared/i18n'],
  'shared/release': ['shared/contract', 'shared/build'],
  'shared/create-area': ['shared/contract'],
}
export const packages = Object.keys(PACKAGES)

/**
 * Workspace → the workspaces that it may import. Remotes, and the examples of other teams' areas, use only packages.
 */
export const mayImport = (areas) => ({
  ...PACKAGES,
  ...Object.fromEntries(areas.map((name) => [name, packages])),
  shell: packages,
  server: ['shared/contract'],
  delivery: ['server', 'shared/build', 'shared/contract', 'shared/i18n', 'shared/release'],
  scripts: ['delivery', 'server', ...packages],
  bench: ['scripts', 'delivery', 'server', ...packages],
  e2e: ['server', 'delivery', 'scripts', ...packages],
})

/** Domain of server and contract → the other domains that it may import. The imports form no circle. */
export const DOMAINS = {
  accounts: [],
  messages: ['accounts'],
  courses: ['accounts', 'messages'],
  mentoring: ['accounts', 'messages', 'courses'],
  learning: ['accounts', 'messages', 'courses', 'mentoring'],
  work: ['accounts', 'messages', 'courses', 'mentoring', 'learning'],
  community: ['accounts', 'messages', 'courses', 'mentoring'],
  trust: ['accounts', 'messages', 'courses', 'mentoring', 'learning', 'work', 'community'],
}
const domains = Object.keys(DOMAINS)

/**
 * The entry points of each domain of the server: the folders that other domains may import, besides the files
 * directly in the folder of the domain. A single `index.ts` would load a whole domain for one function, in
 * each test as well. Processes (api, operator, admin) compose the domains, and tests prepare their data, so
 * both may import everything.
 */
export const DOORS = {
  accounts: ['people'],
  messages: ['notifications'],
  courses: ['catalogue', 'progress'],
  mentoring: ['meetings', 'mentorships'],
  learning: [],
  work: [],
  community: [],
  trust: [],
}

/** Returns the domains that a domain may import, each with its entry points. */
export const doorsFor = (domain) => DOMAINS[domain].map((other) => [other, DOORS[other]])

/** The part of the contract that defines how pages are made. */
export const SITE_CONTRACT = 'contract/site'

/**
 * Part of the server → the parts that it may import. Services never import each other: code that they share
 * is in `platform`, which knows no domain. The kernel is the main database and the code that every domain
 * needs.
 */
export const PARTS_OF_SERVER = {
  platform: [],
  kernel: ['platform'],
  'sign-in-emulator': ['platform'],
  site: ['platform', SITE_CONTRACT],
  chat: ['platform'],
  ...Object.fromEntries(domains.map((name) => [name, ['platform', 'kernel', ...DOMAINS[name]]])),
  accounts: ['platform', 'kernel', 'sign-in-emulator'],
  api: ['platform', 'kernel', 'sign-in-emulator', SITE_CONTRACT, ...domains],
  operator: ['platform', 'kernel', 'api', 'chat', SITE_CONTRACT, ...domains],
  admin: ['platform', 'kernel', 'operator', 'site', SITE_CONTRACT, ...domains],
}

/** Part of the contract → the parts that it may import. */
export const PARTS_OF_CONTRACT = {
  rules: [],
  api: ['rules'],
  ...Object.fromEntries(domains.map((name) => [name, ['api', 'rules', ...DOMAINS[name]]])),
  admin: ['api', 'rules', ...domains],
  site: ['accounts', 'api', 'rules'],
  notifications: ['api', 'rules', ...domains],
  browser: ['site'],
  auth: ['accounts', 'api'],
  remote: ['auth', 'api', 'rules', 'site', 'browser'],
}

// Who may import whom: eslint.config.mjs makes lint rules of it.

/** The published packages and which of them each may import. Their tests may use `shared/testing` too. */
const PACKAGES = {
  'shared/contract': [],
  'shared/i18n': ['shared/contract'],
  'shared/api': ['shared/contract'],
  'shared/ui': ['shared/contract', 'shared/i18n', 'shared/api'],
  'shared/testing': ['shared/contract', 'shared/i18n', 'shared/api'],
  'shared/build': ['shared/contract', 'shared/i18n'],
  'shared/release': ['shared/contract', 'shared/build'],
  'shared/create-area': ['shared/contract'],
}
export const packages = Object.keys(PACKAGES)

/** Which workspaces a workspace may import, by its name. Remotes and examples of other teams' areas use packages only. */
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

/** The domains of server and contract, and which others each may import. The arrows form no circle. */
const DOMAINS = {
  accounts: [],
  messages: ['accounts'],
  courses: ['accounts', 'messages'],
  mentoring: ['accounts', 'messages', 'courses'],
  learning: ['accounts', 'messages', 'courses', 'mentoring'],
  trust: ['accounts', 'messages', 'courses', 'mentoring'],
}
const domains = Object.keys(DOMAINS)

/**
 * Which parts of the server a part may import. Services never import each other: what both stand on is in platform, which
 * knows no domain. The kernel is the main database and what every domain stands on.
 */
export const PARTS_OF_SERVER = {
  platform: [],
  kernel: ['platform'],
  'sign-in-emulator': ['platform'],
  site: ['platform'],
  chat: ['platform'],
  ...Object.fromEntries(domains.map((name) => [name, ['platform', 'kernel', ...DOMAINS[name]]])),
  accounts: ['platform', 'kernel', 'sign-in-emulator'],
  api: ['platform', 'kernel', 'sign-in-emulator', ...domains],
  operator: ['platform', 'kernel', 'api', 'chat', ...domains],
  admin: ['platform', 'kernel', 'operator', 'site', ...domains],
}

/** Which parts of the contract a part may import. */
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

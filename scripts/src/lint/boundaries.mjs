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

/** Which parts of the server a part may import. Services never import each other: what both stand on is in platform. */
export const PARTS_OF_SERVER = {
  platform: [],
  'sign-in-emulator': ['platform'],
  site: ['platform'],
  chat: ['platform'],
  api: ['platform', 'sign-in-emulator'],
  operator: ['platform', 'api', 'chat'],
  admin: ['platform', 'api', 'operator', 'site'],
}

/** Which parts of the contract a part may import. */
export const PARTS_OF_CONTRACT = {
  rules: [],
  api: ['rules'],
  admin: ['api', 'rules'],
  learning: ['api', 'rules'],
  site: ['api', 'rules'],
  browser: ['site'],
  auth: ['api'],
  remote: ['auth', 'api', 'rules', 'site', 'browser'],
}

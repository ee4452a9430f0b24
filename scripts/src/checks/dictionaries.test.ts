import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { catalogueErrors } from '@mentor-connect/i18n/catalogue'
import { repositoryFiles } from '../testing/repositoryFiles'

/** First words of message ids, for workspaces that use other or more words than the name of their area. */
const NAMESPACES: Record<string, string[]> = {
  'shared/contract': ['reported'],
  'shared/i18n': ['ui', 'error', 'success'],
  'shared/ui': ['certificate', 'certificateName', 'example', 'step'],
  'shared/features': [
    'account',
    'age',
    'appeal',
    'decisions',
    'discussion',
    'freeTimes',
    'notes',
    'ownersRoom',
    'pathEditor',
    'report',
    'reports',
  ],
  'mf-chat': ['chat', 'call'],
  'mf-mentor': ['mentor', 'editor'],
  'mf-public': ['public', 'guardian', 'transcript', 'celebration'],
  'mf-sessions': ['sessions', 'mentorship', 'plan', 'attachment', 'series', 'hours', 'noShow'],
  'mf-work': ['openings', 'paths', 'portfolio', 'projects', 'work'],
}

/** The first words of the message ids of a workspace. No two workspaces share one, so that no two use the same id. */
function namespacesOf(workspace: string): string[] {
  // Each example is an area of a different team, and no site has two of them.
  if (workspace.startsWith('examples/')) return ['example']
  return NAMESPACES[workspace] ?? [workspace.replace(/^mf-/, '')]
}

type Dictionary = Record<string, string>

const folders = repositoryFiles('*/src/**/hi.json').map(dirname)

const read = (folder: string, language: string) =>
  JSON.parse(readFileSync(join(ROOT, folder, `${language}.json`), 'utf8')) as Dictionary
const workspaceOf = (folder: string) => folder.slice(0, folder.indexOf('/src/'))

test.each(folders)('%s is complete in both languages and uses the ids of its workspace', (folder) => {
  const prefixes = namespacesOf(workspaceOf(folder)).map((name) => `${name}.`)
  expect(catalogueErrors(read(folder, 'en'), read(folder, 'hi'), prefixes)).toEqual([])
})

test('no message id of the product is in two dictionaries', () => {
  const owners = new Map<string, string[]>()
  for (const folder of folders.filter((name) => !name.startsWith('examples/')))
    for (const id of Object.keys(read(folder, 'en'))) owners.set(id, [...(owners.get(id) ?? []), folder])
  const shared = [...owners].filter(([, list]) => list.length > 1)
  expect(Object.fromEntries(shared)).toEqual({})
})

test('the dictionaries of all areas are found', () => {
  const areas = readdirSync(ROOT).filter((name) => name.startsWith('mf-'))
  expect(folders.map(workspaceOf)).toEqual(
    expect.arrayContaining([...areas, 'shell', 'shared/ui', 'shared/features', 'shared/i18n']),
  )
})

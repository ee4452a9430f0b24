import { newLesson } from '../lessonValues'
import { emptyResource, newModule, type ResourceValues } from '../resourceValues'
import { courseDifferences } from './courseDifferences'

const course = (parts: Partial<ResourceValues> = {}): ResourceValues => ({
  ...emptyResource(),
  title: 'Learn Go',
  modules: [
    { ...newModule(), name: 'One', lessons: [{ ...newLesson(), title: 'A', url: 'https://a.test' }] },
  ],
  ...parts,
})

test('equal versions have no differences', () => expect(courseDifferences(course(), course())).toEqual([]))

test.each<[string, Partial<ResourceValues>, object]>([
  ['a text', { title: 'Go' }, { part: 'title', mine: ['Go'], saved: ['Learn Go'] }],
  ['an outcome', { outcomes: 'Run\n\n Fly ' }, { part: 'outcomes', mine: ['Run', 'Fly'], saved: [] }],
  ['the domains', { domain: ['Web'] }, { part: 'domains', mine: ['Web'], saved: [] }],
  ['the banner', { banner: '/files/b.webp' }, { part: 'banner', mine: ['/files/b.webp'], saved: [] }],
  [
    'a removed module',
    { modules: [] },
    { part: { module: 0 }, mine: [], saved: ['One', 'A: https://a.test'] },
  ],
  [
    'a document in the place of a link',
    {
      modules: [
        {
          ...newModule(),
          name: 'One',
          lessons: [{ ...newLesson(), type: 'document', document: { name: 'a.pdf' } }],
        },
      ],
    },
    { part: { module: 0 }, mine: ['One', 'a.pdf'], saved: ['One', 'A: https://a.test'] },
  ],
])('%s', (_, mine, difference) =>
  expect(courseDifferences(course(mine), course())).toEqual([expect.objectContaining(difference)]),
)

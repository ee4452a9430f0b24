import { anOwnCourse } from '@mentor-connect/testing'
import { resourceErrors } from './resourceErrors'
import { newLesson } from './lessonValues'
import { contentOf, emptyResource, newModule, valuesOf, type ResourceValues } from './resourceValues'

const whole = (): ResourceValues => valuesOf(anOwnCourse())
const withLesson = (parts: Partial<ReturnType<typeof newLesson>>): ResourceValues => ({
  ...whole(),
  modules: [
    {
      ...newModule(),
      name: 'First steps',
      lessons: [{ ...newLesson(), title: 'Values', url: 'https://a.test', ...parts }],
    },
  ],
})
const upload = new File(['%PDF-'], 'notes.pdf')

test.each<[string, ResourceValues, boolean, [string, string][]]>([
  ['a stored course', whole(), false, []],
  [
    'nothing',
    emptyResource(),
    false,
    [
      ['title', 'required'],
      ['description', 'required'],
      ['modules.0.name', 'required'],
      ['modules.0.lessons.0.title', 'required'],
      ['modules.0.lessons.0.url', 'required'],
    ],
  ],
  ['a draft of nothing', emptyResource(), true, [['title', 'required']]],
  ['three characters', { ...whole(), title: 'नमस्ते' }, false, [['title', 'too_short']]],
  ['101 characters', { ...whole(), description: 'क'.repeat(101) }, true, [['description', 'too_long']]],
  [
    'no web address',
    withLesson({ url: 'javascript:alert(1)' }),
    true,
    [['modules.0.lessons.0.url', 'not_http_url']],
  ],
  [
    'a web address with a password',
    withLesson({ url: 'https://me:secret@example.org/' }),
    true,
    [['modules.0.lessons.0.url', 'has_password']],
  ],
  [
    'a web address of the own device',
    withLesson({ url: 'http://localhost:4500/' }),
    true,
    [['modules.0.lessons.0.url', 'not_public']],
  ],
  [
    'a lesson without its document',
    withLesson({ type: 'document' }),
    false,
    [['modules.0.lessons.0.document', 'needs_document']],
  ],
  [
    'a document on the way',
    withLesson({ type: 'document', document: { name: 'notes.pdf', upload } }),
    true,
    [['modules.0.lessons.0.document', 'not_uploaded']],
  ],
])('%s', (_, values, isDraft, errors) => {
  expect(resourceErrors(values, isDraft)).toEqual(errors)
})

test('a stored course survives conversion to form values and back, including ids', () => {
  const facts = { level: 'advanced' as const, hours: 7.5, outcomes: ['Bake', 'Slice'], needs: ['An oven'] }
  const { title, description, domain, language, modules } = anOwnCourse()
  expect(contentOf(valuesOf(anOwnCourse(facts)))).toEqual({
    ...facts,
    ...(language && { language }),
    title,
    description,
    domain,
    modules: modules.map(({ id, name, lessons }) => ({
      id,
      name,
      lessons: lessons.map(({ id, title, type, url }) => ({ id, title, type, url })),
    })),
  })
})

test('a document is sent by its file, without a URL that was typed before the type changed', () => {
  const file = '/files/document-abcdefghijklmnopqrstuv/My%20notes.pdf'
  const values = withLesson({ type: 'document', document: { name: 'My notes.pdf', file } })
  expect(contentOf(values).modules[0]?.lessons[0]).toEqual({
    title: 'Values',
    type: 'document',
    url: '',
    file,
  })
})

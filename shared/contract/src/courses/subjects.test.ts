import { DOMAIN_TAG_MAX } from '../rules/limits'
import { subjectName } from './subjectNames'
import { SUBJECTS, findSubject, storedSubject } from './subjects'

test.each([
  ['Career', 'career'],
  ['करियर', 'career'],
  [' web  development ', 'web-development'],
  ['naukri', 'jobs'],
  ['अंग्रेजी', 'english'],
  ['Bread baking', undefined],
])('%s is the subject %s', (tag, id) => {
  expect(findSubject(tag)?.id).toBe(id)
})

test('a tag is stored in English and shown in the language of the reader', () => {
  expect(storedSubject('नौकरी')).toBe('Jobs')
  expect(subjectName('Jobs', 'hi')).toBe('नौकरी')
  expect(subjectName('Bread baking', 'hi')).toBe('Bread baking')
})

test('ids, names and synonyms are unambiguous, and wider subjects exist', () => {
  const ids = SUBJECTS.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const subject of SUBJECTS) {
    for (const name of [...Object.values(subject.names), ...subject.synonyms]) {
      expect([name, findSubject(name)?.id]).toEqual([name, subject.id])
      expect(name.length).toBeLessThanOrEqual(DOMAIN_TAG_MAX)
    }
    if (subject.parent) expect(ids).toContain(subject.parent)
  }
})

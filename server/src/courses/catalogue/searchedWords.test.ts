import { indexMissingCourses } from './search/courseWords.repo'
import { insertCourse, insertMentor } from './testing/insertCourse'
import { testApp, type TestApp } from '../../testing/testApp'

let t: TestApp
beforeEach(async () => {
  t = await testApp()
  await insertMentor(t.db)
})
afterEach(() => t.close())

async function found(q: string): Promise<string[]> {
  const { data } = (await t.app.inject(`/resource/get-resources?q=${encodeURIComponent(q)}`)).json()
  return data.resources.map((course: { _id: string }) => course._id).sort()
}

describe('signs around and between words', () => {
  beforeEach(async () => {
    await insertCourse(t.db, { id: 'python', title: 'Python for the web', description: 'With (Django).' })
    await insertCourse(t.db, { id: 'work', title: 'English for Work' })
    await insertCourse(t.db, { id: 'exam', title: 'English-for-exams, part 2' })
    await insertCourse(t.db, { id: 'c++', title: 'Games in C++' })
    await insertCourse(t.db, { id: 'c#', title: '"C#" & .NET/Node.js' })
  })

  it.each([
    ['python', ['python']],
    ['"python"', ['python']],
    ['“python”', ['python']],
    ['(python)', ['python']],
    ['[python],', ['python']],
    ['python/django', ['python']],
    ['python–django', ['python']],
    ['english-for-work', ['work']],
    ['english for exams', ['exam']],
    ['Iyer, Kavita: python', ['python']],
    ['C++', ['c++']],
    ['"C++"', ['c++']],
    ['c#', ['c#']],
    ['(C#)', ['c#']],
    ['.net', ['c#']],
    ['“.NET”', ['c#']],
    ['node js', ['c#']],
    ['node.js', ['c#']],
    ['js', ['c#']],
  ])('%s', async (q, ids) => {
    expect(await found(q)).toEqual(ids)
  })
})

describe('only listed courses are in the indexes', () => {
  const indexed = async () => {
    const words = await t.db.selectFrom('search_words').select('word').execute()
    return words.map(({ word }) => word)
  }
  const setStatus = (id: string, status: 'draft' | 'published' | 'archived') =>
    t.db.updateTable('courses').set({ status }).where('id', '=', id).execute()

  it.each(['draft', 'archived'] as const)(
    'a course that becomes %s leaves them, and comes back',
    async (status) => {
      await insertCourse(t.db, { id: 'a', title: 'Glassblowing' })
      await insertCourse(t.db, { id: 'b', title: 'Weaving' })
      expect(await found('glassblowing')).toEqual(['a'])
      await setStatus('a', status)
      await indexMissingCourses(t.db)
      expect(await found('glassblowing')).toEqual([])
      expect(await found('glasblowing')).toEqual([])
      expect(await indexed()).not.toContain('glassblowing')
      expect(await indexed()).toContain('weaving')
      await t.db.updateTable('courses').set({ title: 'Glassblowing basics' }).where('id', '=', 'a').execute()
      await setStatus('a', 'published')
      await indexMissingCourses(t.db)
      expect(await found('basics')).toEqual(['a'])
      expect(await indexed()).toContain('glassblowing')
    },
  )

  it('a course of a mentor who is inactive leaves them', async () => {
    await insertCourse(t.db, { id: 'a', title: 'Glassblowing' })
    await t.db.updateTable('mentors').set({ status: 'inactive' }).execute()
    await indexMissingCourses(t.db)
    expect(await indexed()).toEqual([])
    await t.db.updateTable('mentors').set({ status: 'active' }).execute()
    expect(await found('glassblowing')).toEqual(['a'])
  })
})

it('a word that repeats itself is compared by its beginning, in texts as in searches', async () => {
  const title = 'x'.repeat(100)
  await insertCourse(t.db, { id: 'a', title })
  await insertCourse(t.db, { id: 'b', title: 'ab'.repeat(50) })
  const { search_text } = await t.db
    .selectFrom('courses')
    .select('search_text')
    .where('id', '=', 'a')
    .executeTakeFirstOrThrow()
  expect(search_text).not.toMatch(/x{5}/)
  expect(await found(title)).toEqual(['a'])
  expect(await found('x'.repeat(98))).toEqual(['a'])
  expect(await found('ab'.repeat(49))).toEqual(['b'])
})

import { bodyToMarkdown } from '../../courses/lesson-text/bodyToMarkdown'
import { comparable } from '../../courses/lesson-text/comparable'
import { keptIds } from '../../courses/lesson-text/keptIds'
import { markdownToBody } from '../../courses/lesson-text/markdownToBody'
import { uploadsOf } from '../../courses/lesson-text/uploadsOf'
import { DEMO_CONTENT, readInPlaceCourses } from './inPlaceCourses'
import { readLessonTexts } from './lessonTexts'

test('the lessons of the demo come back from Markdown as they were', async () => {
  const courses = readInPlaceCourses(DEMO_CONTENT)
  const texts = (await Promise.all(courses.map((course) => readLessonTexts(DEMO_CONTENT, course)))).flat()
  expect(texts.length).toBeGreaterThan(40)
  let kept = 0
  for (const { body } of texts) {
    const markdown = bodyToMarkdown(body)
    kept += markdown.split('```keep').length - 1
    const after = keptIds(markdownToBody(markdown, uploadsOf(body)), body)
    expect(after.blocks.map(({ id }) => id)).toEqual(body.blocks.map(({ id }) => id))
    expect(after.blocks.map(comparable)).toEqual(body.blocks.map(comparable))
  }
  expect(kept).toBe(0)
})

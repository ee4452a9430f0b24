import { foldText } from '@mentor-connect/contract/rules/foldText'
import { DEMO_LEARNER } from '../../platform/demo/demoAccounts'
import type { Tx } from '../../kernel/database/schema'
import { daysBefore } from './rows'
import type { LessonText } from './lessonTexts'

const COURSE = 'write-a-resume'
const NOTES = [
  {
    lessonId: 'what-a-resume-is-for',
    quote: 'On the first pass she does not read.',
    text: 'So my last job and my phone number have to be at the top.',
    daysAgo: 6,
  },
  {
    lessonId: 'lines-that-show-proof',
    quote: 'Proof tells what you did.',
    text: 'दुकान के काम के लिए लिखना है: रोज़ लगभग 60 ग्राहक, महीने में दो बार स्टॉक की गिनती।',
    daysAgo: 2,
  },
]

/** Writes notes of the demo learner. */
export async function writeDemoNotes(tx: Tx, texts: LessonText[], now: Date) {
  const rows = NOTES.map(({ lessonId, quote, text, daysAgo }, index) => ({
    learner_id: DEMO_LEARNER.id,
    id: `demo-note-${index + 1}`,
    course_id: COURSE,
    lesson_id: lessonId,
    block_id: blockWith(texts, lessonId, quote),
    quote,
    text,
    search_text: foldText(`${quote}\n${text}`),
    created_at: daysBefore(now, daysAgo),
    acted_at: daysBefore(now, daysAgo),
  }))
  await tx.insertInto('notes').values(rows).execute()
}

/**
 * Returns the id of the paragraph that contains a quote.
 *
 * @throws Error if no paragraph of the lesson contains the quote
 */
function blockWith(texts: LessonText[], lessonId: string, quote: string): string {
  const text = texts.find((one) => one.courseId === COURSE && one.lessonId === lessonId)
  const block = text?.body.blocks.find(
    (one) =>
      one.type === 'paragraph' &&
      one.content
        .map((run) => run.text)
        .join('')
        .includes(quote),
  )
  if (!block) throw new Error(`“${quote}” is not in the lesson ${lessonId}`)
  return block.id
}

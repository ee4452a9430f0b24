import { DEMO_LEARNER } from '../../platform/demo/demoAccounts'
import type { Tx } from '../../kernel/database/schema'
import { COURSES } from './demoContent'
import { studentsOf } from './enrolments'
import { daysBefore } from './rows'

interface DemoQuestion {
  id: string
  courseId: string
  lessonId: string
  title: string
  text: string
  daysAgo: number
  /** Answers of another learner or of the mentor; empty if the question has none yet. */
  answers: { by: 'learner' | 'mentor'; text: string; isAccepted?: true }[]
}

const QUESTIONS: DemoQuestion[] = [
  {
    id: 'demo-question-1',
    courseId: 'computer-basics-hi',
    lessonId: 'file-aur-folder',
    daysAgo: 12,
    title: 'फ़ाइल का नाम हिन्दी में रखना ठीक है?',
    text: 'मैंने “मेरा बायोडाटा” नाम से फ़ाइल सेव की है। क्या ईमेल से भेजने पर नाम बिगड़ जाएगा?',
    answers: [
      { by: 'learner', text: 'मैंने भेजकर देखा था, मेरे दोस्त के फ़ोन पर नाम ठीक दिखा।' },
      {
        by: 'mentor',
        text: 'आज के कंप्यूटर और फ़ोन हिन्दी नाम ठीक से दिखाते हैं, आप बेझिझक रखिए। नौकरी की पुरानी वेबसाइटें कभी-कभी हिन्दी नाम नहीं लेतीं; वहाँ “ramesh-biodata” जैसा नाम रख दीजिए।',
        isAccepted: true,
      },
    ],
  },
  {
    id: 'demo-question-2',
    courseId: 'computer-basics-hi',
    lessonId: 'file-aur-folder',
    daysAgo: 3,
    title: 'ग़लती से मिटाई हुई फ़ाइल कितने दिन तक वापस मिल सकती है?',
    text: '',
    answers: [
      {
        by: 'learner',
        text: 'रीसायकल बिन ख़ाली न किया हो तो वहाँ से कभी भी वापस ला सकते हैं। फ़ाइल पर दायाँ क्लिक करके “Restore” चुनिए।',
      },
    ],
  },
  {
    id: 'demo-question-3',
    courseId: 'first-web-pages',
    lessonId: 'headings-and-lists',
    daysAgo: 9,
    title: 'May a page have two h1 headings?',
    text: 'My page has the name of the shop and the name of the offer. Both feel like the main heading.',
    answers: [
      {
        by: 'mentor',
        text: 'Browsers accept it, but one h1 is easier for everybody: people who use a screen reader jump to it to learn what the page is about. Make the shop the h1 and the offer an h2.',
        isAccepted: true,
      },
    ],
  },
  {
    id: 'demo-question-4',
    courseId: 'first-web-pages',
    lessonId: 'headings-and-lists',
    daysAgo: 1,
    title: 'When do I use a numbered list?',
    text: 'The opening hours have an order, Monday to Sunday. Is that an <ol> or a <ul>?',
    answers: [],
  },
]

/**
 * Writes questions and answers in two courses with content on the platform. One question waits for the demo
 * mentor.
 */
export async function writeDemoQuestions(tx: Tx, now: Date) {
  for (const [index, question] of QUESTIONS.entries()) {
    const { id, courseId, lessonId, title, text, daysAgo, answers } = question
    const { asker, helper, mentor } = peopleOf(courseId, index)
    const rows = answers.map((answer, place) => ({
      id: `${id}-answer-${place + 1}`,
      question_id: id,
      text: answer.text,
      ...(answer.by === 'mentor'
        ? ({ person_id: mentor, role: 'mentor' } as const)
        : ({ person_id: helper, role: 'user' } as const)),
      created_at: daysBefore(now, Math.max(0, daysAgo - 1 - place)),
    }))
    const accepted = rows[answers.findIndex(({ isAccepted }) => isAccepted)]?.id ?? null
    await tx
      .insertInto('lesson_questions')
      .values({
        id,
        person_id: asker,
        role: 'user',
        course_id: courseId,
        lesson_id: lessonId,
        block_id: null,
        title,
        text,
        created_at: daysBefore(now, daysAgo),
        accepted_answer: accepted,
      })
      .execute()
    if (rows.length > 0) await tx.insertInto('lesson_answers').values(rows).execute()
  }
}

/**
 * Returns two other learners of the course.
 *
 * @throws Error if there are fewer than two
 */
function peopleOf(courseId: string, index: number) {
  const course = COURSES.find(({ id }) => id === courseId)
  const learners = course ? studentsOf(course).filter((id) => id !== DEMO_LEARNER.id) : []
  const [asker, helper] = [learners[index % learners.length], learners[(index + 1) % learners.length]]
  if (!course || !asker || !helper) throw new Error(`nobody can ask in ${courseId}`)
  return { asker, helper, mentor: course.mentor }
}

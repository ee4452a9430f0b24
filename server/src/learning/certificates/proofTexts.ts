import type {
  CertificateStatement,
  Earned,
  PassedCourse,
  ProvenProject,
} from '@mentor-connect/contract/learning/certificates'
import { certificateKind } from '@mentor-connect/contract/learning/certificateKind'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import type { CourseLevel } from '@mentor-connect/contract/courses/courseFacts'
import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Proof } from './proofOfLearning'

const LEVELS: Record<CourseLevel, { en: string; hi: string }> = {
  beginner: { en: 'Beginner', hi: 'शुरुआती' },
  intermediate: { en: 'Intermediate', hi: 'मध्यम' },
  advanced: { en: 'Advanced', hi: 'उन्नत' },
}

export type InBoth = Record<Locale, string>

export interface CertificateWording {
  title: InBoth
  /** Text between the name of the learner and the name of the course. */
  sentence: InBoth
  /**
   * Lines that say how the certificate was earned. If results were checked, they also state mark, hours,
   * level and language.
   */
  lines: InBoth[]
}

/** Text before the name of the learner. */
export const OPENING: InBoth = { en: 'This is to certify that', hi: 'प्रमाणित किया जाता है कि' }

/** The labels of the names, the date and the id. */
export const LABELS = {
  maker: { en: 'Path made by', hi: 'पाथ किसने बनाया' },
  mentor: { en: 'Mentor', hi: 'मेंटर' },
  instructor: { en: 'Instructor', hi: 'प्रशिक्षक' },
  issued: { en: 'Date of issue', hi: 'जारी होने की तारीख़' },
  id: { en: 'Certificate ID', hi: 'प्रमाणपत्र आईडी' },
} satisfies Record<string, InBoth>

/**
 * Returns the label of the name of the instructor, of the mentor who made the skill path, or of the mentor of
 * the project.
 */
export const makerLabel = (proof: Pick<Proof, 'path' | 'project'>): InBoth =>
  ({ course: LABELS.instructor, path: LABELS.maker, project: LABELS.mentor })[certificateKind(proof)]

const COMPLETION: InBoth = { en: 'Certificate of Completion', hi: 'पूर्णता प्रमाण-पत्र' }

/** Returns the wording of the PDF and the card, except the names and the date. */
export function wordingOf({ passed, earned, path, project }: Proof, instructor: string): CertificateWording {
  if (project) return { title: PROJECT_WORK, sentence: PROJECT_SENTENCE, lines: projectTexts(project) }
  const lines = earned ? [earnedTexts(earned, instructor, { withHours: !passed })] : []
  if (path) return { title: COMPLETION, sentence: pathSentence(path.courses.length), lines }
  if (!passed)
    return {
      title: COMPLETION,
      sentence: {
        en: 'has completed every lesson of the course',
        hi: 'ने इस कोर्स का हर पाठ पूरा किया है',
      },
      lines,
    }
  return {
    title: { en: 'Certificate of Achievement', hi: 'उपलब्धि प्रमाण-पत्र' },
    sentence: {
      en: 'has completed every lesson and passed the course',
      hi: 'ने हर पाठ पूरा किया है और यह कोर्स पास किया है',
    },
    lines: [resultTexts(passed), ...lines],
  }
}

const PROJECT_WORK: InBoth = { en: 'Certificate of Project Work', hi: 'प्रोजेक्ट प्रमाण-पत्र' }

const PROJECT_SENTENCE: InBoth = {
  en: 'has contributed to the team project',
  hi: 'ने इस टीम प्रोजेक्ट में योगदान दिया है',
}

/**
 * States the learner's contribution to a project, and that the mentor has confirmed it. No other member of the team
 * is named.
 */
export function projectTexts({ role, weeks, milestones }: ProvenProject): InBoth[] {
  const work: InBoth = {
    en: joined([
      `A project of ${counted(weeks, 'week', 'weeks')}`,
      milestones > 0 && `${counted(milestones, 'milestone', 'milestones')} of the team approved`,
      'own contribution confirmed by the mentor',
    ]),
    hi: joined([
      `${weeks} ${weeks === 1 ? 'हफ़्ते' : 'हफ़्तों'} का प्रोजेक्ट`,
      milestones > 0 && `टीम के ${milestones} पड़ाव मंज़ूर`,
      'अपने योगदान की मेंटर ने पुष्टि की',
    ]),
  }
  return [...(role ? [{ en: `Role: ${role}`, hi: `भूमिका: ${role}` }] : []), work]
}

const pathSentence = (courses: number): InBoth => ({
  en: `has completed all ${courses} courses of the skill path`,
  hi: `ने इस स्किल पाथ के सभी ${courses} कोर्स पूरे किए हैं`,
})

/**
 * Returns texts that say how a certificate was earned, and that the instructor has approved the tasks.
 *
 * @param instructor name of the instructor; empty if the name cannot be shown, or for a path, whose courses
 * have several instructors
 */
export function earnedTexts(
  { lessons, quizzes, tasks, hours, courses }: Earned,
  instructor: string,
  { withHours }: { withHours: boolean },
): InBoth {
  const isChecked = quizzes + tasks > 0
  const approvers =
    courses === undefined
      ? { en: instructor || 'the instructor', hi: instructor || 'प्रशिक्षक' }
      : { en: 'the instructors', hi: 'प्रशिक्षकों' }
  const en = [
    quizzes > 0 && `${counted(quizzes, 'quiz', 'quizzes')} passed`,
    tasks > 0 && `${counted(tasks, 'task', 'tasks')} approved by ${approvers.en}`,
    lessons > 0 &&
      `${isChecked || lessons === 1 ? '' : 'All '}${counted(lessons, 'lesson', 'lessons')} marked as done by the learner`,
    withHours && hours && `${counted(hours, 'hour', 'hours')} of learning`,
  ]
  const hi = [
    quizzes > 0 && `${quizzes} क्विज़ पास`,
    tasks > 0 && `${tasks} टास्क ${approvers.hi} से मंज़ूर`,
    lessons > 0 &&
      (lessons === 1
        ? '1 पाठ विद्यार्थी ने ख़ुद पूरा बताया'
        : `${isChecked ? '' : 'सभी '}${lessons} पाठ विद्यार्थी ने ख़ुद पूरे बताए`),
    withHours && hours && `सीखने का समय ${hours} ${hours === 1 ? 'घंटा' : 'घंटे'}`,
  ]
  return { en: joined(en), hi: joined(hi) }
}

/** Returns one line that says how a certificate was earned; empty if that was not recorded. */
export function howEarned(
  { earned, project }: Pick<Proof, 'earned' | 'project'>,
  instructor: string,
): InBoth {
  if (project) return projectTexts(project).at(-1)!
  return earned ? earnedTexts(earned, instructor, { withHours: true }) : { en: '', hi: '' }
}

const joined = (parts: (string | number | false | undefined)[]) => parts.filter(Boolean).join(' · ')

const counted = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`

/**
 * States the results of a passed course. Also states that they were checked online and not supervised, so
 * that nobody takes the certificate for a supervised examination.
 */
export const resultTexts = (passed: PassedCourse): InBoth => ({
  en: englishResult(passed),
  hi: hindiResult(passed),
})

function englishResult({ percent, required, hours, level, language }: PassedCourse): string {
  const taught = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
  const time = counted(hours, 'hour', 'hours')
  return `Mark ${percent}%, ${required}% needed · ${time} of learning · ${LEVELS[level].en} · in ${taught} · online, not supervised`
}

function hindiResult({ percent, required, hours, level, language }: PassedCourse): string {
  const taught = new Intl.DisplayNames('hi', { type: 'language' }).of(language) ?? language
  const time = hours === 1 ? '1 घंटा' : `${hours} घंटे`
  return `अंक ${percent}%, ज़रूरी ${required}% · सीखने का समय ${time} · स्तर: ${LEVELS[level].hi} · भाषा: ${taught} · ऑनलाइन, बिना निगरानी के`
}

export const levelName = (level: CourseLevel) => LEVELS[level]

interface Certified {
  learnerName: string
  courseName: string
  instructorName: string
  issuedAt: Date
  language: Locale
}

/** Returns the complete wording of a certificate in its language. */
export function statementOf(certified: Certified, proof: Proof): CertificateStatement {
  const { learnerName, courseName, instructorName, issuedAt, language } = certified
  const { title, sentence, lines } = wordingOf(proof, instructorName)
  const said = `${OPENING[language]} ${learnerName} ${sentence[language]}`
  return {
    title: title[language],
    sentence: language === 'hi' ? `${said}: “${courseName}”।` : `${said} “${courseName}”.`,
    lines: lines.map((line) => line[language]),
    issued: dateFormats(language, DEFAULT_TIME_ZONE).longDate(issuedAt),
  }
}

import type { ResumeFit } from '@mentor-connect/contract/work/resume'
import type { Resume } from '@mentor-connect/contract/work/resumeRules'
import { collect, openDocument } from '../../../platform/pdf/document'
import { undrawable } from '../../../platform/typesetting/runs'
import { drawTree } from './drawTree'
import type { Edition } from './edition'
import { fitResume } from './fitting'
import { leavesOf, LOOKS } from './tree'
import { WORDS } from './words'

export interface ResumeText extends Edition {
  resume: Resume
  /** Creation time that the file states. */
  at: Date
}

/** Renders a résumé as a tagged PDF/UA file of one or two pages. */
export async function renderResume({ resume, at, ...edition }: ResumeText): Promise<Buffer> {
  const { language } = edition
  const { tree, lines, pages } = fitResume(resume, edition)
  const title = `${resume.name} – ${WORDS[language].title}`
  const doc = openDocument({ language, title, author: resume.name, at }, 'portrait')
  const finished = collect(doc)
  drawTree(doc, { tree, lines, pages, language })
  doc.end()
  return finished
}

/** Returns how a résumé fits on its pages, without drawing it. */
export function describeFit({ resume, ...edition }: ResumeText): ResumeFit {
  const { tree, pages, leftOut } = fitResume(resume, edition)
  const unshown = leavesOf(tree).flatMap(({ text, look }) => undrawable(text, LOOKS[look].style))
  return { pages, leftOut, unshown: [...new Set(unshown)].slice(0, UNSHOWN_MAX) }
}

/**
 * Maximum number of reported texts that the fonts cannot show. Examples are enough to find the texts to
 * change.
 */
const UNSHOWN_MAX = 20

import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { Locale } from '../api/locales'
import { Id, literals } from '../api/wire'

/**
 * The résumé of a learner, as a file. Only the learner can create it, from the portfolio and the parts that
 * only a résumé has.
 */

/** Parts of a résumé from which entries can be omitted so that it fits on two pages. */
export const RESUME_LISTS = ['skills', 'experience', 'education', 'works'] as const
export type ResumeList = (typeof RESUME_LISTS)[number]

export const ResumeFit = Type.Object({
  /** Number of pages. */
  pages: Type.Integer(),
  /** Entries that the file leaves out, because they do not fit on two pages. */
  leftOut: Type.Array(Type.Object({ list: literals(RESUME_LISTS), title: Type.String() })),
  /** Characters that are missing in the fonts of the file. The file omits them. */
  unshown: Type.Array(Type.String()),
})
export type ResumeFit = Static<typeof ResumeFit>

const query = Type.Object({ language: Locale })

export const getResumeFit = endpoint({
  method: 'GET',
  path: '/user/resume',
  access: 'user',
  rateLimit: 'drawing',
  summary:
    'How the own résumé fits on the pages of its file, and what the file would leave out. `not_found` before the portfolio was saved for the first time, `name_not_printable` if no font has the letters of the name.',
  query,
  reply: ResumeFit,
})

const Pdf = Type.Unsafe<Blob>({ type: 'string', format: 'binary' })

export const getResumePdf = endpoint({
  method: 'GET',
  path: '/user/resume/pdf',
  access: 'user',
  rateLimit: 'drawing',
  summary: 'The own résumé as a PDF with one or two pages, as it is saved. It fails like `/user/resume`.',
  query,
  reply: Pdf,
  file: 'application/pdf',
})

export const getOwnSentResume = endpoint({
  method: 'GET',
  path: '/user/applications/:id/resume',
  access: 'user',
  rateLimit: 'drawing',
  summary:
    'The résumé that the caller has sent with an application of the own board, as it was then. `not_found` if there is none, after a withdrawal, and 90 days after the opening was closed.',
  params: Type.Object({ id: Id }),
  reply: Pdf,
  file: 'application/pdf',
})

export const getSentResume = endpoint({
  method: 'GET',
  path: '/mentor/applicants/:id/resume',
  access: 'mentor',
  rateLimit: 'drawing',
  summary:
    'The résumé that was sent with an application to an own opening, as it was then. `not_found` if there is none, after a withdrawal, while the opening is hidden, and 90 days after it was closed.',
  params: Type.Object({ id: Id }),
  reply: Pdf,
  file: 'application/pdf',
})

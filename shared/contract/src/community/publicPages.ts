import type { PublicPages } from '../api/publicPages'
import type { ListedKind } from '../api/siteMap'
import { paths } from '../rules/paths'
import { getCommunityQuestion, listCommunitySubjects, listQuestions } from './questions'

export const publicPages = {
  questions: {
    address: ({ id }) => paths.communityQuestion(id),
    tag: 'question',
    reads: [getCommunityQuestion],
    lists: [listQuestions, listCommunitySubjects],
  },
} satisfies Partial<Record<ListedKind, PublicPages>>

import { PageTitle } from '@mentor-connect/contract/remote'
import { BackTo, Stack } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import { useCommunityPaths } from '../place/useCommunityPaths'
import { Answers } from './Answers'
import { AskedQuestion } from './AskedQuestion'
import { SimilarQuestions } from './SimilarQuestions'
import type { ShownQuestionPage } from './useQuestionPage'

interface QuestionViewProps {
  page: ShownQuestionPage
  /** Called after a change, so that the question is loaded again. */
  onChanged: () => void
}

export function QuestionView({ page, onChanged }: QuestionViewProps) {
  const t = useT()
  const { list } = useCommunityPaths()
  const { question, similar } = page
  const nameOf = ({ title, isFolded }: typeof question) =>
    isFolded ? t('community.folded') : title || t('community.deleted')
  return (
    <>
      <PageTitle>{nameOf(question)}</PageTitle>
      <BackTo to={list}>{t('community.all')}</BackTo>
      <Stack $gap={8}>
        <AskedQuestion page={page} onChanged={onChanged} />
        <Answers page={page} onChanged={onChanged} />
        <SimilarQuestions questions={similar} />
      </Stack>
    </>
  )
}

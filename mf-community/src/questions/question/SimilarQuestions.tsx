import type { SimilarQuestion } from '@mentor-connect/contract/community/questions'
import { languageOf } from '@mentor-connect/i18n'
import { SectionTitle, Small, Stack } from '@mentor-connect/ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '../../messages/useT'
import { useCommunityPaths } from '../place/useCommunityPaths'

export function SimilarQuestions({ questions }: { questions: readonly SimilarQuestion[] }) {
  const t = useT()
  const titleId = useId()
  const communityPaths = useCommunityPaths()
  if (questions.length === 0) return null
  return (
    <Stack as="section" $gap={3} aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{t('community.question.similar')}</SectionTitle>
      <Stack as="ul" $gap={2}>
        {questions.map(({ id, title, language, answers }) => (
          <li key={id}>
            <Link to={communityPaths.question(id)} lang={languageOf(title, language)}>
              {title}
            </Link>{' '}
            {answers > 0 && <Small>{t('community.answers', { count: answers })}</Small>}
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

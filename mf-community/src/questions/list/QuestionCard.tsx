import type { ReplyOf } from '@mentor-connect/contract/api/endpoint'
import type { listReadersQuestions } from '@mentor-connect/contract/community/questions'
import { topicName } from '@mentor-connect/contract/courses/subjectNames'
import { languageOf, useFormats, useLocale } from '@mentor-connect/i18n'
import { CoverLink, Muted, Row, Small, Tag } from '@mentor-connect/ui'
import { CircleCheckBig } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { useCommunityPaths } from '../place/useCommunityPaths'
import { Box, Name } from './cardParts'

export type ListedQuestion = ReplyOf<typeof listReadersQuestions>['questions'][number]

/** A question in a list. The whole card links to its page. */
export function QuestionCard({ question }: { question: ListedQuestion }) {
  const t = useT()
  const communityPaths = useCommunityPaths()
  const { id, title, excerpt, language, isFolded } = question
  return (
    <Box as="article" $padding={5}>
      <Name>
        {isFolded ? (
          <CoverLink to={communityPaths.question(id)}>{t('community.folded')}</CoverLink>
        ) : (
          <CoverLink to={communityPaths.question(id)} lang={languageOf(title, language)}>
            {title || t('community.deleted')}
          </CoverLink>
        )}
      </Name>
      {!isFolded && excerpt && <Excerpt lang={languageOf(excerpt, language)}>{excerpt}</Excerpt>}
      <Facts question={question} />
    </Box>
  )
}

function Facts({ question }: { question: ListedQuestion }) {
  const t = useT()
  const locale = useLocale()
  const { longDate } = useFormats()
  const { author, subject, answers, isAnswered, helpful, createdAt, state, isFolded } = question
  const name = author.name || t('community.former')
  return (
    <Row $gap={3}>
      {state && <Tag $tone="accent">{t(`community.state.${state}`)}</Tag>}
      {isAnswered && (
        <Tag $tone="success">
          <CircleCheckBig size={16} aria-hidden />
          {t('community.solved')}
        </Tag>
      )}
      {answers === 0 && !state && <Tag $tone="accent">{t('community.unanswered')}</Tag>}
      <Tag $tone="neutral">{topicName(subject, locale)}</Tag>
      {answers > 0 && <Small>{t('community.answers', { count: answers })}</Small>}
      {helpful > 0 && <Small>{t('community.helped', { count: helpful })}</Small>}
      <Small>
        {!isFolded && <span lang={languageOf(name)}>{name}</span>}
        {!isFolded && ' · '}
        <time dateTime={createdAt}>{longDate(createdAt)}</time>
      </Small>
    </Row>
  )
}

/** At most two lines of the text. */
const Excerpt = styled(Muted)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

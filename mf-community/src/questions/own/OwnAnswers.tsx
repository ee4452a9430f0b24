import { useEndpoint } from '@mentor-connect/api'
import { listOwnAnswers, type OwnAnswer } from '@mentor-connect/contract/community/own'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { CoverLink, Muted, Row, Small, Stack, Tag } from '@mentor-connect/ui'
import { CircleCheckBig } from 'lucide-react'
import { useCommunityPaths } from '../place/useCommunityPaths'
import { PostStateNotice } from '../post/PostStateNotice'
import { useT } from './messages/useT'
import { afterQuery } from '../list/afterQuery'
import { Box, Name } from '../list/cardParts'
import { PagedList, type PageProps } from '../list/PagedList'

export function OwnAnswers(props: PageProps) {
  const t = useT()
  const state = useEndpoint(listOwnAnswers, afterQuery(props.after))
  return (
    <PagedList {...props} state={state} empty={t('community.mine.noAnswers')}>
      {({ answers }) =>
        answers.length > 0 ? (
          <Stack as="ul" $gap={4}>
            {answers.map((answer) => (
              <li key={answer.id}>
                <OwnAnswerCard answer={answer} />
              </li>
            ))}
          </Stack>
        ) : null
      }
    </PagedList>
  )
}

function OwnAnswerCard({ answer }: { answer: OwnAnswer }) {
  const t = useT()
  const { longDate } = useFormats()
  const communityPaths = useCommunityPaths()
  const { question, excerpt, language, createdAt, helpful, isAccepted, state, reason } = answer
  return (
    <Box as="article" $padding={5}>
      <Small>{t('community.mine.answerTo')}</Small>
      <Name>
        <CoverLink to={communityPaths.question(question.id)} lang={languageOf(question.title)}>
          {question.title || t('community.deleted')}
        </CoverLink>
      </Name>
      <Muted lang={languageOf(excerpt, language)}>{excerpt}</Muted>
      <PostStateNotice state={state} reason={reason} />
      <Row $gap={3}>
        {isAccepted && (
          <Tag $tone="success">
            <CircleCheckBig size={16} aria-hidden />
            {t('community.question.accepted')}
          </Tag>
        )}
        {helpful > 0 && <Small>{t('community.helped', { count: helpful })}</Small>}
        <Small>
          <time dateTime={createdAt}>{longDate(createdAt)}</time>
        </Small>
      </Row>
    </Box>
  )
}

import { fileUrl, useEndpoint } from '@mentor-connect/api'
import { getWaitingPost, type PostToDecide } from '@mentor-connect/contract/admin/community'
import { languageOf } from '@mentor-connect/i18n'
import { Stack, Tag, useSubjectName } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import { Details } from '../list-controls/Details'
import { RecordHeader } from '../list-controls/RecordHeader'
import { RecordMissing } from '../list-controls/RecordMissing'
import { RecordLayout } from '../list-controls/RecordLayout'
import { RecordSection } from '../list-controls/RecordSection'
import { Written } from '../list-controls/Written'
import { useT } from '../messages/useT'
import { DoneNotice } from '../operator/DoneNotice'
import { NotWaiting } from '../list-controls/NotWaiting'
import { useAct } from '../operator/useAct'
import { DecidePost } from './DecidePost'

/** One post of the community that waits for a decision. */
export default function PostPage() {
  const t = useT()
  const { kind, id = '' } = useParams()
  const params = { kind: kind === 'answer' ? ('answer' as const) : ('question' as const), id }
  const reading = useEndpoint(getWaitingPost, { params })
  const acting = useAct(() => undefined)
  const { data, retry } = reading
  // The server no longer finds a post that was decided. The page keeps showing it next to the confirmation.
  const error = acting.done ? undefined : reading.error

  if (error?.status === 404)
    return (
      <NotWaiting
        title={t('admin.community.notWaiting')}
        help={t('admin.community.notWaitingHelp')}
        failure={acting.failure}
      />
    )
  if (error || !data) return <RecordMissing error={error} onRetry={retry} />
  return (
    <RecordLayout>
      <RecordHeader name={data.title} lang={languageOf(data.title, data.language)}>
        <Tag>{t(`admin.community.kind.${data.kind}`)}</Tag>
      </RecordHeader>
      <PostFacts post={data} />
      <DoneNotice text={acting.done} />
      {!acting.done && <DecidePost post={data} acting={acting} onRefused={retry} />}
    </RecordLayout>
  )
}

function PostFacts({ post }: { post: PostToDecide }) {
  const t = useT()
  const subjectName = useSubjectName()
  const { author, subject, text, question, pictures, language } = post
  const items: [name: string, value: ReactNode][] = [
    [t('admin.community.author'), <Written key="author" text={author.name} />],
    [t('admin.community.subject'), subjectName(subject)],
    [t('admin.community.text'), <Text key="text" text={text} language={language} />],
    [
      t('admin.community.questionText'),
      question && <Text key="question" text={question} language={language} />,
    ],
    [t('admin.community.pictures'), pictures.length > 0 && <Pictures key="pictures" pictures={pictures} />],
  ]
  return (
    <RecordSection>
      <Details items={items.filter(([, value]) => value)} />
    </RecordSection>
  )
}

function Text(props: { text: string; language: string }) {
  return (
    <Lines>
      <Written {...props} />
    </Lines>
  )
}

function Pictures({ pictures }: Pick<PostToDecide, 'pictures'>) {
  return (
    <Stack as="ul" $gap={2}>
      {pictures.map(({ file, alt }) => (
        <li key={file}>
          <a href={fileUrl(file)} target="_blank" rel="noopener noreferrer">
            {alt || file}
          </a>
        </li>
      ))}
    </Stack>
  )
}

const Lines = styled.div`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

import { paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import { Muted, Row, Stack, Title } from '@mentor-connect/ui'
import { ShareButton } from '@mentor-connect/ui/share'
import { useNavigate } from 'react-router-dom'
import { useT } from '../../messages/useT'
import { useCommunityPaths } from '../place/useCommunityPaths'
import { useReaderId } from '../place/useReaderId'
import { AuthorLine } from '../post/AuthorLine'
import { FoldedPost } from '../post/FoldedPost'
import { PostBody } from '../post/PostBody'
import { PostPictures } from '../post/PostPictures'
import { PostStateNotice } from '../post/PostStateNotice'
import { SubjectTags } from '../post/SubjectTags'
import { QuestionActs, QuestionEditor } from './lazyParts'
import { useEditing } from './useEditing'
import type { ShownQuestionPage } from './useQuestionPage'

interface AskedQuestionProps {
  page: ShownQuestionPage
  onChanged: () => void
}

/** The question itself, with the actions that the reader may take. */
export function AskedQuestion({ page, onChanged }: AskedQuestionProps) {
  const { question } = page
  const { isEditing, setEditing, post } = useEditing()
  if (isEditing)
    return (
      <QuestionEditor
        question={question}
        onSaved={() => {
          setEditing(false)
          onChanged()
        }}
        onCancel={() => setEditing(false)}
      />
    )
  return (
    <Stack as="article" ref={post} tabIndex={-1} $gap={5}>
      <QuestionHeader question={question} />
      <PostStateNotice state={question.state} reason={question.reason} />
      <QuestionContent question={question} />
      <Acts
        page={page}
        onChanged={onChanged}
        onEdit={() => setEditing(true)}
        onBlocked={() => {
          onChanged()
          post.current?.focus()
        }}
      />
    </Stack>
  )
}

type Shown = Pick<ShownQuestionPage, 'question'>

function QuestionHeader({ question }: Shown) {
  const t = useT()
  const { title, language, subject, tags, isFolded } = question
  return (
    <Stack as="header" $gap={3}>
      {title && !isFolded ? (
        <Title lang={languageOf(title, language)}>{title}</Title>
      ) : (
        <Title>{t(isFolded ? 'community.folded' : 'community.deleted')}</Title>
      )}
      <SubjectTags subjects={[subject, ...tags]} />
      {!isFolded && <AuthorLine {...question} />}
    </Stack>
  )
}

function QuestionContent({ question: { title, text, language, pictures, isFolded } }: Shown) {
  const t = useT()
  // If others have answered a deleted question, the question stays without its text.
  if (!text) return <Muted>{t('community.deletedText')}</Muted>
  return (
    <FoldedPost isFolded={isFolded}>
      <Stack $gap={4}>
        {isFolded && <strong lang={languageOf(title, language)}>{title}</strong>}
        <PostBody text={text} language={language} />
        <PostPictures pictures={pictures} />
      </Stack>
    </FoldedPost>
  )
}

interface ActsProps extends AskedQuestionProps {
  onEdit: () => void
  onBlocked: () => void
}

/** A deleted question has no owner, so nobody may act on it. */
function Acts({ page, onChanged, onEdit, onBlocked }: ActsProps) {
  const t = useT()
  const navigate = useNavigate()
  const { list } = useCommunityPaths()
  const isReader = useReaderId() !== undefined
  const { question, isFollowed = false } = page
  if (!question.title) return null
  const texts = {
    share: t('community.share'),
    copied: t('community.shareCopied'),
    copyFailed: t('community.shareFailed'),
  }
  return (
    <Row $gap={2}>
      <ShareButton path={paths.communityQuestion(question.id)} title={question.title} texts={texts} />
      {isReader && (
        <QuestionActs
          question={question}
          isFollowed={isFollowed}
          onChanged={onChanged}
          onEdit={onEdit}
          onBlocked={onBlocked}
          onRemoved={() => void navigate(list, { replace: true })}
        />
      )}
    </Row>
  )
}

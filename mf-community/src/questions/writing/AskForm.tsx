import { call } from '@mentor-connect/api'
import { useSession } from '@mentor-connect/contract/auth'
import { askCommunity } from '@mentor-connect/contract/community/posts'
import { useLocale } from '@mentor-connect/i18n'
import { Button, Notice, Small, Stack, notify } from '@mentor-connect/ui'
import { useNavigate } from 'react-router-dom'
import { useCommunityPaths } from '../place/useCommunityPaths'
import { PostFailure } from './PostFailure'
import { NO_QUESTION, questionErrors, toQuestion } from './postValues'
import { QuestionFields } from './QuestionFields'
import { SimilarWhileTyping } from './SimilarWhileTyping'
import { usePostDraft } from './usePostDraft'
import { useSending } from './useSending'
import { useWritingT } from './useWritingT'

/**
 * The form for a new question. After sending, it opens the page of the question, which tells the author if an
 * operator reads the question first.
 */
export function AskForm() {
  const t = useWritingT()
  const locale = useLocale()
  const navigate = useNavigate()
  const communityPaths = useCommunityPaths()
  const { role } = useSession().session
  const { values, isRestored, change, clear } = usePostDraft('ask', NO_QUESTION)
  const { form, submit, isBusy, failure, errors } = useSending(questionErrors(values), async () => {
    const body = { id: values.id, ...toQuestion(values, locale) }
    const { data } = await call(askCommunity, { body })
    return () => {
      clear()
      if (!data.isWaiting) notify.success(t('community.write.questionPosted'))
      void navigate(communityPaths.question(body.id), { replace: true })
    }
  })
  return (
    <Stack as="form" ref={form} noValidate onSubmit={submit} $gap={5}>
      {isRestored && <Notice>{t('community.write.restored')}</Notice>}
      <QuestionFields
        values={values}
        errors={errors}
        onChange={change}
        afterTitle={<SimilarWhileTyping title={values.title} />}
      />
      <Small>{t(role === 'mentor' ? 'community.write.publicMentor' : 'community.write.public')}</Small>
      <PostFailure failure={failure} />
      <div>
        <Button type="submit" $inactive={isBusy}>
          {t('community.write.sendQuestion')}
        </Button>
      </div>
    </Stack>
  )
}

import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Stack } from '@mentor-connect/ui'
import { MessageCircle, PencilLine } from 'lucide-react'
import { ChatButton } from '../ChatButton'
import { useT } from '../messages/useT'
import { AskButton } from './AskButton'

/** Buttons to write to the mentor or to ask for a mentorship. Mentors get a button that edits their own page. */
export function MainAction({ mentor }: { mentor: Mentor }) {
  const t = useT()
  const { session } = useSession()
  if (session.data?._id === mentor._id)
    return (
      <ButtonLink to={paths.mentorArea.editProfile}>
        <PencilLine size={20} aria-hidden />
        {t('public.mentor.edit')}
      </ButtonLink>
    )
  return (
    <Stack $gap={2}>
      <ChatButton mentorId={mentor._id}>
        <MessageCircle size={20} aria-hidden />
        {t('public.profile.chatNow')}
      </ChatButton>
      <AskButton mentor={mentor} />
    </Stack>
  )
}

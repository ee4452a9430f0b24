import type { MentorDashboard } from '@mentor-connect/contract/mentoring/mentorArea'
import { useFormats } from '@mentor-connect/i18n'
import { paths } from '@mentor-connect/contract/remote'
import { Small, VisuallyHidden } from '@mentor-connect/ui'
import {
  Award,
  BookOpen,
  MessageCircle,
  MessageCircleQuestionMark,
  PencilLine,
  Star,
  Users,
} from 'lucide-react'
import { cacheKey, callChat, createBearerTokens } from '@mentor-connect/api'
import { useSession } from '@mentor-connect/contract/auth'
import { getChatList } from '@mentor-connect/contract/messages/chat'
import useSWR from 'swr'
import { useT } from '../messages/useT'
import { RequestsTile } from './RequestsTile'
import { Tile, Tiles } from './Tile'

/** Tiles for the work that waits for the mentor, then for the results of the mentor's courses. */
export function NumberTiles({ figures, mentorId }: { figures: MentorDashboard; mentorId: string }) {
  const t = useT()
  const { number } = useFormats()
  const unread = useUnreadMessages(mentorId)
  return (
    <section aria-labelledby="numbers-title">
      <VisuallyHidden as="h2" id="numbers-title">
        {t('mentor.dashboard.numbers')}
      </VisuallyHidden>
      <Tiles>
        <RequestsTile />
        <Tile
          icon={MessageCircle}
          label={t('mentor.dashboard.stat.unread')}
          {...(unread === 'failed'
            ? { value: <Small>{t('mentor.dashboard.stat.unreadFailed')}</Small> }
            : { value: unread === undefined ? '…' : number(unread), to: paths.mentorArea.chat })}
        />
        {figures.resources > 0 && <TeachingTiles figures={figures} />}
      </Tiles>
    </section>
  )
}

/** The work that waits in the mentor's courses, and the results of these courses. */
function TeachingTiles({ figures }: { figures: MentorDashboard }) {
  const t = useT()
  const { number } = useFormats()
  return (
    <>
      {figures.worksWaiting !== undefined && (
        <Tile
          icon={PencilLine}
          label={t('mentor.dashboard.stat.works')}
          to={paths.mentorArea.works}
          value={number(figures.worksWaiting)}
        />
      )}
      {figures.questionsWaiting !== undefined && (
        <Tile
          icon={MessageCircleQuestionMark}
          label={t('mentor.dashboard.questions')}
          to={paths.mentorArea.questions}
          value={number(figures.questionsWaiting)}
        />
      )}
      <Tile
        icon={BookOpen}
        label={t('mentor.dashboard.stat.resources')}
        to={paths.mentorArea.resources}
        value={number(figures.resources)}
      >
        {figures.published < figures.resources && (
          <Small>{t('mentor.dashboard.stat.published', { count: figures.published })}</Small>
        )}
      </Tile>
      <Tile
        icon={Users}
        label={t('mentor.dashboard.stat.learners')}
        to={paths.mentorArea.learners}
        value={number(figures.learners)}
      />
      <Tile icon={Award} label={t('mentor.dashboard.stat.completions')} value={number(figures.completions)} />
      <Tile
        icon={Star}
        label={t('mentor.dashboard.stat.rating')}
        value={figures.reviewCount > 0 && number(figures.averageRating)}
      >
        <Small>
          {figures.reviewCount === 0
            ? t('mentor.dashboard.stat.noRating')
            : t('mentor.resources.reviews', { count: figures.reviewCount })}
        </Small>
      </Tile>
    </>
  )
}

/** Number of unread messages in all conversations; undefined while loading, `failed` if it could not be loaded. */
function useUnreadMessages(userId: string): number | 'failed' | undefined {
  const { token } = useSession()
  const request = { query: { userId } }
  const { data, error } = useSWR(cacheKey(getChatList, request), async () => {
    const response = await callChat(createBearerTokens(token), getChatList, request)
    return response.data
  })
  if (data) return data.reduce((sum, { unreadCount = 0 }) => sum + unreadCount, 0)
  return error ? 'failed' : undefined
}

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
import { Link } from 'react-router-dom'
import { useT } from '../messages/useT'
import { RequestsTile } from './RequestsTile'
import { Tile, Tiles } from './Tile'
import { useUnreadMessages } from './useUnreadMessages'

/** Number of courses, learners, completions and unread messages, and the rating. */
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
        <Tile icon={BookOpen} label={t('mentor.dashboard.stat.resources')}>
          <Link to={paths.mentorArea.resources}>{number(figures.resources)}</Link>
          {figures.published < figures.resources && (
            <Small>{t('mentor.dashboard.stat.published', { count: figures.published })}</Small>
          )}
        </Tile>
        <Tile icon={Users} label={t('mentor.dashboard.stat.learners')}>
          <Link to={paths.mentorArea.learners}>{number(figures.learners)}</Link>
        </Tile>
        <RequestsTile />
        {figures.worksWaiting !== undefined && (
          <Tile icon={PencilLine} label={t('mentor.dashboard.stat.works')}>
            <Link to={paths.mentorArea.works}>{number(figures.worksWaiting)}</Link>
          </Tile>
        )}
        {figures.questionsWaiting !== undefined && (
          <Tile icon={MessageCircleQuestionMark} label={t('mentor.dashboard.questions')}>
            <Link to={paths.mentorArea.questions}>{number(figures.questionsWaiting)}</Link>
          </Tile>
        )}
        <Tile icon={Award} label={t('mentor.dashboard.stat.completions')}>
          {number(figures.completions)}
        </Tile>
        <Tile icon={Star} label={t('mentor.dashboard.stat.rating')}>
          {figures.reviewCount === 0 ? (
            <Small>{t('mentor.dashboard.stat.noRating')}</Small>
          ) : (
            <>
              {number(figures.averageRating)}
              <Small>{t('mentor.resources.reviews', { count: figures.reviewCount })}</Small>
            </>
          )}
        </Tile>
        <Tile icon={MessageCircle} label={t('mentor.dashboard.stat.unread')}>
          {unread === 'failed' ? (
            <Small>{t('mentor.dashboard.stat.unreadFailed')}</Small>
          ) : (
            <Link to={paths.mentorArea.chat}>{unread === undefined ? '…' : number(unread)}</Link>
          )}
        </Tile>
      </Tiles>
    </section>
  )
}

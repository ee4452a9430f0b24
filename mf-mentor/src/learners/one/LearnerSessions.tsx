import { useEndpoint } from '@mentor-connect/api'
import { getMeetings } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { paths } from '@mentor-connect/contract/remote'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { useLocale } from '@mentor-connect/i18n'
import { LearnerEntry } from './LearnerEntry'
import { LearnerSection } from './LearnerSection'
import { useLearnerT } from './useLearnerT'
import { useSectionPage } from './useSectionPage'

interface LearnerSessionsProps {
  learnerId: string
  when: 'upcoming' | 'past'
}

/** List of the upcoming or past sessions that the signed-in mentor has with one learner, in the device's time zone. */
export function LearnerSessions({ learnerId, when }: LearnerSessionsProps) {
  const t = useLearnerT()
  const { span } = dateFormats(useLocale())
  const [page, setPage] = useSectionPage(when)
  const sessions = useEndpoint(getMeetings, { query: { when, partner: learnerId, page } })
  return (
    <LearnerSection
      title={t(when === 'upcoming' ? 'mentor.learner.sessions' : 'mentor.learner.earlierSessions')}
      list={sessions}
      page={page}
      onPage={setPage}
    >
      {({ meetings }) =>
        meetings.map(({ id, title, start, end, state }) => (
          <LearnerEntry
            key={id}
            to={paths.mentorArea.session(id)}
            name={title}
            details={[span(start, end)]}
            {...(state === 'cancelled' && {
              status: { text: t('mentor.learner.cancelled'), tone: 'neutral' as const },
            })}
          />
        ))
      }
    </LearnerSection>
  )
}

import type { MentorsLearner } from '@mentor-connect/contract/mentoring/mentorArea'
import { paths } from '@mentor-connect/contract/remote'
import { OPEN_STATES, waitsFor } from '@mentor-connect/contract/mentoring/mentorship'
import { topicName } from '@mentor-connect/contract/courses/subjectNames'
import { useFormats, useLocale } from '@mentor-connect/i18n'
import { SectionTitle, Stack } from '@mentor-connect/ui'
import { useId } from 'react'
import { LearnerEntry } from './LearnerEntry'
import { useLearnerT } from './useLearnerT'

/** The learner's requests and mentorships. Attachments and shared plans are on their pages. */
export function LearnerMentorships({ mentorships }: Pick<MentorsLearner, 'mentorships'>) {
  const t = useLearnerT()
  const id = useId()
  const locale = useLocale()
  const { longDate } = useFormats()
  if (mentorships.length === 0) return null
  return (
    <Stack as="section" $gap={3} aria-labelledby={id}>
      <SectionTitle id={id}>{t('mentor.learner.mentorships')}</SectionTitle>
      <Stack as="ul" $gap={3} aria-labelledby={id}>
        {mentorships.map(({ id: mentorship, topic, goal, state, proposedBy, createdAt }) => (
          <LearnerEntry
            key={mentorship}
            to={paths.mentorArea.mentorship(mentorship)}
            name={goal}
            details={[
              `${topicName(topic, locale)} · ${t('mentor.learner.since', { date: longDate(createdAt) })}`,
            ]}
            status={{
              text: t(`mentor.learner.mentorship.${stateText(state)}`),
              tone: waitsFor({ state, proposedBy }) === 'mentor' ? 'accent' : 'neutral',
            }}
          />
        ))}
      </Stack>
    </Stack>
  )
}

function stateText(state: MentorsLearner['mentorships'][number]['state']) {
  if (state === 'completed') return state
  return OPEN_STATES.find((open) => open === state) ?? 'over'
}

import { useEndpoint } from '@mentor-connect/api'
import { useLearner } from '@mentor-connect/contract/auth'
import { getCareers } from '@mentor-connect/contract/learning/careers'
import { getPlan } from '@mentor-connect/contract/learning/plan'
import { getPlanSharing } from '@mentor-connect/contract/learning/planSharing'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { useLocale } from '@mentor-connect/i18n'
import { AreaPage, ButtonLink, Lead, LoadFailed, Row, Skeleton, Title } from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { GoalForm } from './GoalForm'
import { useT } from './messages/useT'
import { PlanContent } from './PlanContent'
import { ProposedGoal } from './ProposedGoal'
import { SharingCard } from './sharing/SharingCard'
import { Starters } from './Starters'
import { useMentors } from './useMentors'

/** The learner's plan: the goal and its steps. `?career=` proposes a career as the goal. */
export default function PlanPage() {
  const t = useT()
  const learner = useLearner()
  const language = useLocale()
  const [params, setParams] = useSearchParams()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const plan = useEndpoint(getPlan, learner ? { query: { language, timeZone } } : null)
  const careers = useEndpoint(getCareers, {})
  const sharing = useEndpoint(getPlanSharing, learner ? {} : null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isChanging, setChanging] = useState(false)

  const close = () => {
    setChanging(false)
    setParams({}, { replace: true })
    heading.current?.focus()
  }
  const reload = () => {
    plan.retry()
    sharing.retry()
  }
  const { data, error } = plan
  const career = careers.data?.find(({ id }) => id === params.get('career'))
  const proposed = career?.id === data?.goal?.careerId ? undefined : career
  const handleSaved = () => {
    close()
    plan.retry()
  }
  const failed = error && !data ? plan : careers.error && !careers.data ? careers : undefined
  const goalForm = learner && careers.data && (isChanging || !data?.goal) && (
    <GoalForm learnerId={learner._id} careers={careers.data} onSaved={handleSaved} />
  )

  return (
    <AreaPage>
      <PageTitle>{t('learner.plan.title')}</PageTitle>
      <header>
        <Title ref={heading} tabIndex={-1}>
          {t('learner.plan.title')}
        </Title>
        <Lead>{t('learner.plan.intro')}</Lead>
      </header>
      {failed?.error && <LoadFailed error={failed.error} onRetry={failed.retry} />}
      {!failed && !(data && learner && careers.data) && <Skeleton $height="20rem" />}
      {data && learner && careers.data && (
        <>
          {proposed && (
            <ProposedGoal
              learnerId={learner._id}
              career={proposed}
              goal={data.goal}
              onSaved={handleSaved}
              onCancel={close}
            />
          )}
          {data.goal && (
            <PlanContent
              learnerId={learner._id}
              careers={careers.data}
              sharing={sharing}
              goalForm={goalForm}
              plan={{ ...data, goal: data.goal }}
              onChangeGoal={() => (isChanging ? close() : setChanging(true))}
              onChange={reload}
            />
          )}
          {!data.goal && !proposed && (
            <>
              {/* Somebody who has said on the home page that there is a goal is not asked again. */}
              {params.get('begin') !== 'goal' && <Starters />}
              {goalForm}
              <SharingCard learnerId={learner._id} sharing={sharing} />
            </>
          )}
        </>
      )}
      <Row>
        <MentorshipLink />
        <ButtonLink to={paths.learner.assessment} $variant="secondary">
          {t('learner.plan.interests')}
        </ButtonLink>
        <ButtonLink to={paths.learner.careers} $variant="secondary">
          {t('learner.plan.careers')}
        </ButtonLink>
      </Row>
    </AreaPage>
  )
}

/** A link to the mentorships, shown if the learner has a mentor. */
function MentorshipLink() {
  const t = useT()
  const [one, ...others] = useMentors() ?? []
  if (!one) return null
  return others.length === 0 ? (
    <ButtonLink to={paths.learner.mentorship(one.id)} $variant="secondary" $named>
      {t('learner.plan.mentorship', { name: one.partner.name })}
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.learner.mentorships} $variant="secondary">
      {t('learner.plan.mentorships')}
    </ButtonLink>
  )
}

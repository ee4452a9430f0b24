import { useEndpoint } from '@mentor-connect/api'
import { useSession } from '@mentor-connect/contract/auth'
import { PageTitle, logInAndReturn, paths } from '@mentor-connect/contract/remote'
import { getOpeningFit, type Opening } from '@mentor-connect/contract/work/openings'
import { Report } from '@mentor-connect/features/report/button'
import {
  DetailLayout,
  DetailSide,
  BackTo,
  Card,
  Skeleton,
  Stack,
  lazyPart,
  ButtonLink,
  Muted,
} from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { useOpeningPaths } from '../opening-facts/useOpeningPaths'
import { OpeningFacts } from '../opening-facts/OpeningFacts'
import { OpeningHeader } from '../opening-facts/OpeningHeader'
import { OpeningText } from '../opening-facts/OpeningText'
import { Warnings } from '../opening-facts/Warnings'
import { useT } from './messages/useT'
import { PostedBy } from './PostedBy'
import { ShareButton } from './ShareButton'
import { SimilarOpenings } from './SimilarOpenings'
import { ApplyLink } from './ApplyLink'

const LearnerActions = lazyPart(
  () =>
    import(/* webpackChunkName: "opening-learner" */ './learner/LearnerActions').then(
      (module) => module.LearnerActions,
    ),
  <Skeleton $height="6rem" />,
)
const ApplyForm = lazyPart(
  () => import(/* webpackChunkName: "apply" */ './apply/ApplyForm').then((module) => module.ApplyForm),
  <Skeleton $height="20rem" />,
)

/** Everything about one opening. Learners can save it and apply here. */
export function OpeningDetails({ opening }: { opening: Opening }) {
  const t = useT()
  const openingPaths = useOpeningPaths()
  const isLearner = useSession().session.role === 'user'
  const params = { id: opening._id }
  const fit = useEndpoint(getOpeningFit, isLearner ? { params } : null)
  const [isApplying, setApplying] = useState(false)
  const side = useRef<HTMLDivElement>(null)
  /** Moves the focus to the facts, because the form that had it disappears. */
  const closeForm = () => {
    setApplying(false)
    side.current?.focus()
  }
  return (
    <>
      <PageTitle>{opening.title}</PageTitle>
      <BackTo to={openingPaths.list}>{t('openings.one.all')}</BackTo>
      <DetailLayout>
        <OpeningHeader opening={opening} />
        <DetailSide ref={side} tabIndex={-1} role="group" aria-label={t('openings.one.facts')}>
          <Card>
            <Stack $gap={5}>
              <OpeningFacts opening={opening} />
              {isLearner ? (
                <LearnerActions
                  opening={opening}
                  fit={fit}
                  isApplying={isApplying}
                  onApply={() => setApplying(true)}
                />
              ) : (
                <VisitorActions opening={opening} />
              )}
            </Stack>
          </Card>
        </DetailSide>
        <Stack $gap={8}>
          <Warnings warnings={opening.warnings} />
          {isApplying && <ApplyForm opening={opening} onSent={fit.retry} onClose={closeForm} />}
          <OpeningText opening={opening}>
            <PostedBy poster={opening.poster} />
            <ShareButton id={opening._id} title={opening.title} />
            <Report
              kind="opening"
              subjectId={opening._id}
              name={opening.title}
              ownerId={opening.poster.kind === 'mentor' ? opening.poster.id : undefined}
            />
          </OpeningText>
        </Stack>
      </DetailLayout>
      <SimilarOpenings openings={opening.similar} />
    </>
  )
}

/**
 * Tells people who are not learners how to apply, and links the poster to the page that manages the opening.
 */
function VisitorActions({ opening }: { opening: Opening }) {
  const t = useT()
  const { session } = useSession()
  const { _id, apply, poster } = opening
  if (poster.kind === 'mentor' && poster.id === session.data?._id)
    return <ButtonLink to={paths.mentorArea.opening(_id)}>{t('openings.one.manage')}</ButtonLink>
  if (apply.way === 'link') return <ApplyLink url={apply.url!} />
  if (session.role === 'mentor') return <Muted>{t('openings.one.learnersApply')}</Muted>
  return <ButtonLink {...logInAndReturn(paths.learner.opening(_id))}>{t('openings.one.signIn')}</ButtonLink>
}

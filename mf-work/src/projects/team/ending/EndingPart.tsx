import { useEndpoint } from '@mentor-connect/api'
import { useLearner } from '@mentor-connect/contract/auth'
import { getContributions, type Contributions, type Team } from '@mentor-connect/contract/work/projects/teams'
import { languageOf } from '@mentor-connect/i18n'
import { Card, CardTitle, LoadFailed, Muted, Notice, SectionTitle, Skeleton, Stack } from '@mentor-connect/ui'
import { useRef } from 'react'
import { useWhenText } from '../../facts/useWhenText'
import { ReportableWords } from '../../facts/ReportableWords'
import { Words } from '../../facts/Words'
import { useT } from '../messages/useT'
import type { TeamPartProps } from '../teamPartProps'
import { ContributionsForm } from './ContributionsForm'
import { DecisionForm } from './DecisionForm'
import { ProjectCertificate } from './ProjectCertificate'

/** The end of a project: the members' contributions in the words of the others, and the mentor's decisions. */
export function EndingPart({ team, onChanged }: TeamPartProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const { dateText } = useWhenText()
  const { data, error, retry, setData } = useEndpoint(getContributions, { params: { id: team.id } })
  // Moves the focus to the heading, because the form that had it may have disappeared.
  const handleChanged = (changed: Contributions) => {
    setData(changed)
    onChanged()
    heading.current?.focus()
  }
  return (
    <Stack as="section" $gap={5} aria-labelledby="ending">
      <SectionTitle id="ending" ref={heading} tabIndex={-1}>
        {t('projects.ending.title')}
      </SectionTitle>
      {!data && (error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="10rem" />)}
      {data && data.shown.length === 0 && (
        <Notice>{t('projects.ending.notShown', { date: dateText(data.shownFrom) })}</Notice>
      )}
      {data && data.shown.length === 0 && data.about.length > 0 && team.state === 'closing' && (
        <ContributionsForm team={team} contributions={data} onSent={handleChanged} />
      )}
      {data && (
        <ProjectCertificate
          teamId={team.id}
          contributions={data}
          onIssued={(certificateId) => handleChanged({ ...data, certificateId })}
        />
      )}
      {data && <Members team={team} contributions={data} onDecided={handleChanged} />}
    </Stack>
  )
}

interface MembersProps {
  team: Team
  contributions: Contributions
  onDecided: (contributions: Contributions) => void
}

/** Lists each member with the texts that the others wrote, and the mentor's decision. */
function Members({ team, contributions, onDecided }: MembersProps) {
  const t = useT()
  const ownId = useLearner()?._id
  const { shown, decisions, written } = contributions
  const members = team.people.filter(({ leftAt }) => !leftAt)
  const nameOf = (id: string) => members.find((one) => one.id === id)?.name || t('projects.formerPerson')
  return (
    <Stack as="ul" $gap={4}>
      {members.map(({ id, name, role }) => {
        const decision = decisions.find(({ learnerId }) => learnerId === id)
        const about = shown.filter(({ aboutId }) => aboutId === id)
        return (
          <Card as="li" key={id} $padding={5}>
            <Stack $gap={4}>
              <div>
                <CardTitle lang={languageOf(name)}>{id === ownId ? t('projects.you') : name}</CardTitle>
                <p>{role}</p>
              </div>
              {about.map(({ id: textId, fromId, text, isHidden }) => (
                <figure key={fromId} style={{ margin: 0 }}>
                  <Muted as="figcaption">{t('projects.ending.from', { name: nameOf(fromId) })}</Muted>
                  <ReportableWords
                    kind="project-contribution"
                    subjectId={textId}
                    name={nameOf(fromId)}
                    isOwn={fromId === ownId}
                    {...{ text, isHidden }}
                  />
                </figure>
              ))}
              {shown.length === 0 && (
                <Muted>
                  {t(written.includes(id) ? 'projects.ending.hasWritten' : 'projects.ending.notWritten')}
                </Muted>
              )}
              {decision && (
                <Notice tone={decision.isProven ? 'success' : 'info'}>
                  <p>{t(decision.isProven ? 'projects.ending.proven' : 'projects.ending.notProven')}</p>
                  <Words lang={languageOf(decision.text)}>{decision.text}</Words>
                </Notice>
              )}
              {team.viewer === 'mentor' && shown.length > 0 && (
                <DecisionForm
                  key={decision?.decidedAt ?? ''}
                  teamId={team.id}
                  member={{ id, name }}
                  decision={decision}
                  onDecided={onDecided}
                />
              )}
            </Stack>
          </Card>
        )
      })}
    </Stack>
  )
}

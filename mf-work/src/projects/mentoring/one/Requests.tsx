import { fileUrl, useEndpoint } from '@mentor-connect/api'
import {
  listReceivedRequests,
  type OwnBrief,
  type ReceivedRequest,
} from '@mentor-connect/contract/work/projects/briefs'
import type { RequestState } from '@mentor-connect/contract/work/projects/projectRules'
import { languageOf } from '@mentor-connect/i18n'
import {
  Avatar,
  Card,
  LoadFailed,
  Muted,
  Pagination,
  Row,
  SectionTitle,
  Skeleton,
  Small,
  Stack,
  StaleNotice,
  Tag,
  ToggleChip,
} from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { ReportableWords } from '../../facts/ReportableWords'
import { useWhenText } from '../../facts/useWhenText'
import { Words } from '../../facts/Words'
import { useT } from '../messages/useT'
import { AnswerRequest } from './AnswerRequest'

interface RequestsProps {
  brief: OwnBrief
  /** Called after an answer, because places and teams may have changed. */
  onAnswered: () => void
}

const SHOWN_STATES = ['waiting', 'accepted', 'declined'] as const satisfies RequestState[]

/** The applications to a project and the invitations, by state. */
export function Requests({ brief, onAnswered }: RequestsProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const [state, setState] = useState<RequestState>('waiting')
  const [page, setPage] = useState(1)
  const { data, error, retry } = useEndpoint(listReceivedRequests, {
    params: { id: brief._id },
    query: { state, page },
  })
  // Moves the focus to the heading, because the button that had it has disappeared.
  const handleAnswered = () => {
    retry()
    onAnswered()
    heading.current?.focus()
  }
  return (
    <Stack as="section" $gap={4} aria-labelledby="requests">
      <SectionTitle id="requests" ref={heading} tabIndex={-1}>
        {t('projects.requests.title')}
      </SectionTitle>
      <Row role="group" aria-label={t('projects.briefs.state')} $gap={2}>
        {SHOWN_STATES.map((one) => (
          <ToggleChip
            key={one}
            isChosen={one === state}
            onClick={() => {
              setState(one)
              setPage(1)
            }}
          >
            {t(`projects.requestState.${one}`)}
          </ToggleChip>
        ))}
      </Row>
      {!data && (error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="10rem" />)}
      {data && error && <StaleNotice onRetry={retry} />}
      {data?.requests.length === 0 && <Muted>{t('projects.requests.none')}</Muted>}
      <Stack as="ul" $gap={3}>
        {data?.requests.map((request) => (
          <Request key={request.id} request={request} brief={brief} onAnswered={handleAnswered} />
        ))}
      </Stack>
      {data && <Pagination page={page} totalPages={data.pagination.totalPages} onChange={setPage} />}
    </Stack>
  )
}

interface RequestProps {
  request: ReceivedRequest
  brief: OwnBrief
  onAnswered: () => void
}

/** An application or an invitation, with the learner's text and certificates. */
function Request({ request, brief, onAnswered }: RequestProps) {
  const t = useT()
  const { dateText } = useWhenText()
  const { id, kind, state, learner, role, note, isHidden, answer, certificates, sentAt } = request
  return (
    <Card as="li" $padding={5}>
      <Stack $gap={3}>
        <Row $gap={3}>
          <Avatar name={learner.name} src={learner.profile && fileUrl(learner.profile)} size={40} />
          <div>
            <strong lang={languageOf(learner.name)}>{learner.name}</strong>
            <Small as="p">
              {t(`projects.requests.${kind}`, { role: role.name, date: dateText(sentAt) })}
            </Small>
          </div>
        </Row>
        <ReportableWords
          kind="project-request"
          subjectId={note === '' ? undefined : id}
          name={learner.name}
          text={note}
          isOwn={kind === 'invitation'}
          isHidden={isHidden}
        />
        {certificates.length > 0 && (
          <Row as="ul" $gap={2} aria-label={t('projects.requests.certificates')}>
            {certificates.map((name, index) => (
              // The index serves as key, because two certificates may have the same name.
              <li key={index}>
                <Tag $tone="success" lang={languageOf(name)}>
                  {name}
                </Tag>
              </li>
            ))}
          </Row>
        )}
        {answer && (
          <div>
            <Small as="p">{t('projects.requests.answer')}</Small>
            <Words lang={languageOf(answer)}>{answer}</Words>
          </div>
        )}
        {state === 'waiting' && <AnswerRequest request={request} brief={brief} onAnswered={onAnswered} />}
      </Stack>
    </Card>
  )
}

import { call, useAttempt, useEndpoint } from '@mentor-connect/api'
import { useDraft } from '@mentor-connect/api/drafts'
import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'
import {
  inviteToProject,
  listInvitable,
  type InvitablePerson,
  type OwnBrief,
} from '@mentor-connect/contract/work/projects/briefs'
import { REQUEST_NOTE_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import { languageOf } from '@mentor-connect/i18n'
import {
  Button,
  Card,
  CardTitle,
  CountedField,
  Folded,
  LoadFailed,
  Modal,
  Muted,
  Notice,
  Pagination,
  Row,
  SearchField,
  SelectField,
  Skeleton,
  Small,
  Stack,
  notify,
} from '@mentor-connect/ui'
import { useId, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'

/** Invites mentees and people who are enrolled in a course of the mentor. */
export function Invite({ brief }: { brief: OwnBrief }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card>
      <Folded open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('projects.invite.title')}</summary>
        {isOpen && <InvitablePeople brief={brief} />}
      </Folded>
    </Card>
  )
}

function InvitablePeople({ brief }: { brief: OwnBrief }) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const [invited, setInvited] = useState<InvitablePerson>()
  const { data, error, retry } = useEndpoint(listInvitable, {
    params: { id: brief._id },
    query: { ...(q && { q }), page },
  })
  return (
    <Stack ref={box} tabIndex={-1} $gap={4}>
      <SearchField
        label={t('projects.invite.search')}
        value={q}
        maxLength={SEARCH_MAX}
        onSearch={(next) => {
          setQ(next)
          setPage(1)
        }}
      />
      {!data && (error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="8rem" />)}
      {data?.people.length === 0 && <Muted>{t('projects.invite.none')}</Muted>}
      <Stack as="ul" $gap={3}>
        {data?.people.map((person) => (
          <Row as="li" key={person.id} $between>
            <div>
              <span lang={languageOf(person.name)}>{person.name}</span>
              <Small as="p">{t(`projects.invite.${person.as}`)}</Small>
            </div>
            <Button
              $variant="secondary"
              $small
              aria-label={t('projects.invite.personOf', { name: person.name })}
              onClick={() => setInvited(person)}
            >
              {t('projects.invite.person')}
            </Button>
          </Row>
        ))}
      </Stack>
      {data && <Pagination page={page} totalPages={data.pagination.totalPages} onChange={setPage} />}
      {invited && (
        <InviteDialog
          brief={brief}
          person={invited}
          onSent={() => {
            flushSync(() => setInvited(undefined))
            retry()
            // The person disappears from the list, together with the button that was pressed.
            box.current?.focus()
          }}
          onClose={() => setInvited(undefined)}
        />
      )}
    </Stack>
  )
}

interface InviteDialogProps {
  brief: OwnBrief
  person: InvitablePerson
  onSent: () => void
  onClose: () => void
}

const EMPTY = { note: '' }

function InviteDialog({ brief, person, onSent, onClose }: InviteDialogProps) {
  const t = useT()
  const titleId = useId()
  const failureText = useProjectFailureText()
  const roles = brief.shownRoles.filter(({ free }) => free > 0)
  const [roleId, setRoleId] = useState(roles[0]?.id ?? '')
  const { values, change, clear } = useDraft(`invite/${brief._id}/${person.id}`, EMPTY)
  const { attempt, isBusy, failure } = useAttempt()

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { learner: person.id, roleId, note: values.note.trim() }
    if (!(await attempt(() => call(inviteToProject, { params: { id: brief._id }, body })))) return
    void clear()
    notify.success(t('projects.invite.sent', { name: person.name }))
    onSent()
  }
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <Stack as="form" $gap={4} noValidate onSubmit={(event) => void handleSubmit(event as FormEvent)}>
        <CardTitle id={titleId} as="h2">
          {t('projects.invite.personOf', { name: person.name })}
        </CardTitle>
        {roles.length === 0 ? (
          <Notice tone="warning">{t('projects.invite.full')}</Notice>
        ) : (
          <>
            <SelectField
              label={t('projects.invite.role')}
              value={roleId}
              onChange={setRoleId}
              options={roles.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <CountedField
              label={t('projects.invite.note')}
              rows={4}
              max={REQUEST_NOTE_MAX}
              capped
              value={values.note}
              onChange={(note) => change({ note })}
            />
          </>
        )}
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        <Row>
          {roles.length > 0 && (
            <Button type="submit" $inactive={isBusy}>
              {t('projects.invite.send')}
            </Button>
          )}
          <Button $variant="secondary" onClick={onClose}>
            {t('projects.briefs.cancel')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}

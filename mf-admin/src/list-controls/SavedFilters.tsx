import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import {
  Button,
  Field,
  IconButton,
  Modal,
  Notice,
  Row,
  SectionTitle,
  space,
  Stack,
  Tag,
} from '@mentor-connect/ui'
import { X } from 'lucide-react'
import { useRef, useState, type SyntheticEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { FILTER_NAME_MAX, readFilters, withFilter, writeFilters, type SavedFilter } from './storedFilters'

/** Filters of this list that the operator has saved under a name, and a button to save the current one. */
export function SavedFilters() {
  const t = useT()
  const { pathname, search } = useLocation()
  const [filters, setFilters] = useState(() => readFilters(pathname))
  const [isNaming, setNaming] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const add = useRef<HTMLButtonElement>(null)
  const present = queryOf(search)

  function store(next: SavedFilter[]) {
    setFilters(next)
    setFailed(!writeFilters(pathname, next))
  }

  return (
    <Stack $gap={3}>
      <Row $gap={2}>
        {filters.map((filter) => (
          <Saved key={filter.name} $tone={filter.query === present ? 'primary' : 'neutral'}>
            <Link
              to={{ pathname, search: filter.query }}
              aria-current={filter.query === present ? 'true' : undefined}
            >
              {filter.name}
            </Link>
            <IconButton
              aria-label={t('admin.filters.remove', { name: filter.name })}
              onClick={() => {
                store(filters.filter((one) => one !== filter))
                add.current?.focus()
              }}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </Saved>
        ))}
        <Save ref={add} $variant="ghost" $small onClick={() => setNaming(true)}>
          {t('admin.filters.save')}
        </Save>
      </Row>
      {hasFailed && <Notice tone="warning">{t('admin.filters.failed')}</Notice>}
      {isNaming && (
        <NameDialog
          onClose={() => setNaming(false)}
          onName={(name) => {
            setNaming(false)
            store(withFilter(filters, { name, query: present }))
          }}
        />
      )}
    </Stack>
  )
}

/** The filters in the query of a URL, without the page. */
function queryOf(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('after')
  params.sort()
  return params.toString()
}

function NameDialog({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }) {
  const t = useT()
  const [name, setName] = useState('')
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    if (name.trim()) onName(name.trim())
  }
  return (
    <Modal labelledBy="name-filter" onClose={onClose}>
      <Stack as="form" $gap={4} onSubmit={save}>
        <SectionTitle id="name-filter">{t('admin.filters.title')}</SectionTitle>
        <Field
          label={t('admin.filters.name')}
          hint={t('admin.filters.hint')}
          value={name}
          maxLength={FILTER_NAME_MAX}
          onChange={(event) => setName(event.target.value)}
        />
        <Row $gap={3}>
          <Button type="submit" $inactive={isBlank(name)}>
            {t('admin.filters.add')}
          </Button>
          <Button type="button" $variant="secondary" onClick={onClose}>
            {t('admin.mail.back')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}

/** Its text begins where the fields above it begin. */
const Save = styled(Button)`
  margin-inline-start: calc(-1 * ${space[3]});
`

const Saved = styled(Tag)`
  padding-block: 0;
  padding-inline-end: 0;

  a {
    color: inherit;
  }
  a[aria-current] {
    font-weight: bold;
  }
`

import { fileUrl, useEndpoint } from '@mentor-connect/api'
import { getWorkshopPeople } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { pageOf, useSearchState } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import {
  Avatar,
  Card,
  LoadFailed,
  Muted,
  Pagination,
  SectionTitle,
  Skeleton,
  Stack,
  Tag,
  space,
} from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from './messages/useT'

/** Names and pictures of the participants, which only the mentor sees. The page of the list is stored in the URL. */
export function WorkshopPeople({ workshopId }: { workshopId: string }) {
  const t = useT()
  const [params, update] = useSearchState()
  const page = pageOf(params)
  const { data, error, retry } = useEndpoint(getWorkshopPeople, {
    params: { id: workshopId },
    query: { page },
  })
  const show = (next: number) => update(() => new URLSearchParams(next > 1 ? { page: String(next) } : {}))
  return (
    <Card as="section" aria-labelledby="workshop-people">
      <Stack $gap={4}>
        <SectionTitle id="workshop-people">{t('sessions.workshops.people')}</SectionTitle>
        <Muted>{t('sessions.workshops.peopleNote')}</Muted>
        {!data && !error && <Skeleton $height="6rem" />}
        {!data && error && <LoadFailed error={error} onRetry={retry} />}
        {data && data.pagination.totalItems + data.unnamed === 0 && (
          <p>{t('sessions.workshops.peopleNone')}</p>
        )}
        {data && data.people.length > 0 && (
          <People aria-labelledby="workshop-people">
            {data.people.map(({ name, profile, place }, index) => (
              // The index serves as key, because people have no id in this list, which is always replaced as a whole.
              <Person key={index}>
                <Avatar name={name} src={profile && fileUrl(profile)} size={40} />
                <div>
                  <Name lang={languageOf(name)}>{name}</Name>
                  {place === 'waiting' && <Tag $tone="neutral">{t('sessions.workshops.waits')}</Tag>}
                </div>
              </Person>
            ))}
          </People>
        )}
        {data && data.unnamed > 0 && (
          <Muted>{t('sessions.workshops.peopleUnnamed', { count: data.unnamed })}</Muted>
        )}
        {data && <Pagination page={page} totalPages={data.pagination.totalPages} onChange={show} />}
      </Stack>
    </Card>
  )
}

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space[4]};
`

const Person = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`

const Name = styled.p`
  overflow-wrap: anywhere;
`

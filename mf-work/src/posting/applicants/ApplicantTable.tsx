import { fileUrl } from '@mentor-connect/api'
import type { Applicant } from '@mentor-connect/contract/work/posting'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import {
  Avatar,
  Row,
  Small,
  Stack,
  Tag,
  VisuallyHidden,
  color,
  font,
  radius,
  space,
} from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { useT } from '../messages/useT'
import { postingPaths } from '../postingPaths'
import { StageTag } from './StageTag'

interface ApplicantTableProps {
  openingId: string
  applicants: Applicant[]
}

/** The applicants as a table. If there is little room, each row becomes a card with labelled values. */
export function ApplicantTable({ openingId, applicants }: ApplicantTableProps) {
  const t = useT()
  const heads = {
    name: t('openings.applicants.name'),
    stage: t('openings.applicants.stage'),
    applied: t('openings.applicants.applied'),
    proof: t('openings.applicants.proof'),
  }
  return (
    <Room>
      {/* Tables shown as cards lose their native roles in some browsers, so the roles are explicit. */}
      <Table role="table">
        <VisuallyHidden as="caption">{t('openings.applicants.title')}</VisuallyHidden>
        <Head role="rowgroup">
          <Line role="row">
            {Object.entries(heads).map(([key, head]) => (
              <ColumnHead key={key} role="columnheader" scope="col">
                {head}
              </ColumnHead>
            ))}
          </Line>
        </Head>
        <Body role="rowgroup">
          {applicants.map((applicant) => (
            <ApplicantRow key={applicant._id} openingId={openingId} applicant={applicant} heads={heads} />
          ))}
        </Body>
      </Table>
    </Room>
  )
}

interface ApplicantRowProps {
  openingId: string
  applicant: Applicant
  heads: Record<'name' | 'stage' | 'applied' | 'proof', string>
}

function ApplicantRow({ openingId, applicant, heads }: ApplicantRowProps) {
  const t = useT()
  const { shortDate } = useFormats()
  const { _id, name, profile, stage, appliedAt, silentSince, certificates, works } = applicant
  const proof = [
    certificates > 0 && t('openings.applicants.certificates', { count: certificates }),
    works > 0 && t('openings.applicants.works', { count: works }),
  ].filter(Boolean)
  return (
    <Line role="row">
      <RowHead role="rowheader" scope="row">
        <Row $gap={3}>
          <Avatar name={name} src={profile && fileUrl(profile)} size={40} />
          <Link to={postingPaths.applicant(openingId, _id)} lang={languageOf(name)}>
            {name}
          </Link>
        </Row>
      </RowHead>
      <Cell role="cell" data-head={heads.stage}>
        <Stack $gap={1}>
          <div>
            <StageTag stage={stage} />
          </div>
          {silentSince && <Small>{t('openings.applicants.silent')}</Small>}
        </Stack>
      </Cell>
      <Cell role="cell" data-head={heads.applied}>
        {shortDate(appliedAt)}
      </Cell>
      <Cell role="cell" data-head={heads.proof}>
        {proof.join(' · ') || <Tag $tone="neutral">{t('openings.applicants.nothing')}</Tag>}
      </Cell>
    </Line>
  )
}

/** Container whose width determines if a table or cards are shown. */
const Room = styled.div`
  container-type: inline-size;
`

const FOR_CARDS = '@container (max-width: 43.99rem)'

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  ${FOR_CARDS} {
    display: block;
  }
`

const Head = styled.thead`
  ${FOR_CARDS} {
    display: none;
  }
`

const Body = styled.tbody`
  ${FOR_CARDS} {
    display: grid;
    gap: ${space[3]};
  }
`

const Line = styled.tr`
  ${FOR_CARDS} {
    display: block;
    padding: ${space[3]};
    border: 1px solid ${color.border};
    border-radius: ${radius.large};
    background: ${color.surface};
  }
`

const ColumnHead = styled.th`
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  color: ${color.muted};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
  text-align: start;
`

const value = css`
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  text-align: start;
  vertical-align: top;
  overflow-wrap: anywhere;

  ${FOR_CARDS} {
    display: block;
    padding: ${space[1]} ${space[2]};
    border: 0;
  }
`

const RowHead = styled.th`
  ${value}
  font-weight: ${font.weight.semibold};
`

const Cell = styled.td`
  ${value}

  ${FOR_CARDS} {
    &::before {
      content: attr(data-head);
      display: block;
      color: ${color.muted};
      font-size: ${font.size.small};
    }
  }
`

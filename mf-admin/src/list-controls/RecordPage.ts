import { AreaPage } from '@mentor-connect/ui'
import styled from 'styled-components'

/** The page of one record: its texts and fields are no wider than can be read and filled in. */
export const RecordPage = styled(AreaPage)`
  > * {
    width: 100%;
    max-width: 54rem;
  }
`

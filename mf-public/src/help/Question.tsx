import { color, radius, space } from '@mentor-connect/ui'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Disclosure } from '../page-layout/Disclosure'
import { WithAddress } from '../page-layout/WithAddress'
import type { HelpQuestion } from './helpText'

/** A question that shows its answer when it is opened. */
export function Question({ id, question, answer, links = [] }: HelpQuestion) {
  return (
    <Item id={id}>
      <summary>
        {question}
        <ChevronDown size={20} aria-hidden />
      </summary>
      <Answer>
        {answer.map((paragraph) => (
          <p key={paragraph}>
            <WithAddress text={paragraph} />
          </p>
        ))}
        {links.map(({ to, label }) => (
          <p key={to}>
            <Link to={to}>{label}</Link>
          </p>
        ))}
      </Answer>
    </Item>
  )
}

const Item = styled(Disclosure)`
  border-bottom: 1px solid ${color.border};
  scroll-margin-top: 6rem;

  summary {
    padding: ${space[3]} 0;
    border-radius: ${radius.small};
  }
`

const Answer = styled.div`
  display: grid;
  gap: ${space[2]};
  max-width: 44rem;
  padding-bottom: ${space[4]};
`

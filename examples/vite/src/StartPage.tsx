import { PageTitle } from '@mentor-connect/contract/remote'
import { Button } from '@mentor-connect/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from './messages/useT'

export default function StartPage() {
  const t = useT()
  const [count, setCount] = useState(0)
  return (
    <Page>
      <PageTitle>{t('example.title')}</PageTitle>
      <h1>{t('example.title')}</h1>
      <p role="status">{t('example.pressed', { count })}</p>
      <Button onClick={() => setCount(count + 1)}>+1</Button>
      <Link to="details">{t('example.more')}</Link>
    </Page>
  )
}

const Page = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
  padding: 32px 16px;
`

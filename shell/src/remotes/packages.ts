import * as LinguiCore from '@lingui/core'
import * as LinguiReact from '@lingui/react'
import * as Auth from '@mentor-connect/shared/auth'
import * as React from 'react'
import * as ReactDOM from 'react-dom'
import * as StyledComponents from 'styled-components'
import * as SWR from 'swr'
import * as Router from './routerFacade'

/** The singletons that the shell itself needs at once. The others are loaded when they are needed (`federation.ts`). */
export const PACKAGES: Record<string, object> = {
  react: React,
  'react-dom': ReactDOM,
  'react-router-dom': Router,
  'styled-components': StyledComponents,
  swr: SWR,
  '@lingui/core': LinguiCore,
  '@lingui/react': LinguiReact,
  '@mentor-connect/shared/auth': Auth,
}

import { use } from 'react'
import { AreasContext, type Areas } from './AreasContext'

export function useAreas(): Areas {
  const areas = use(AreasContext)
  if (!areas) throw new Error('useAreas() needs an AreasContext above it.')
  return areas
}

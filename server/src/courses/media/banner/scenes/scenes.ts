import { garden, night, sea, street } from './outside'
import { classroom, library, stage, study, window } from './rooms'
import { blueprint, collage, festival, map } from './sheets'

export const SCENES = {
  study,
  stage,
  library,
  classroom,
  window,
  night,
  garden,
  sea,
  street,
  blueprint,
  collage,
  festival,
  map,
}

export type SceneName = keyof typeof SCENES

export const SCENE_NAMES = Object.keys(SCENES) as SceneName[]

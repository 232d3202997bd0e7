import {
  DifficultyControl,
  KindsControl,
  LinesControl,
  PatternSectionControl,
  SectionsControl,
  TitleControl,
} from './blueprint-controls.tsx'
import { TopicsControl } from './topics-control.tsx'

/** Controls of the editor of a blueprint by path. */
export const controls = {
  sections: SectionsControl,
  'sections.*.id': PatternSectionControl,
  'sections.*.difficulty': DifficultyControl,
  'sections.*.kinds': KindsControl,
  'sections.*.topics': LinesControl,
  'sections.*.topics.*.topics': TopicsControl,
  'sections.*.topics.*.title': TitleControl,
}

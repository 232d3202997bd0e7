import type { BasePageHandle as Handle } from '../../domain/page.ts'
import type { StringsPart } from '../i18n/load-strings.ts'

/**
 * Type of `handle`, which every page's route module exports. The handle is a literal, because the build reads it
 * without running the module (scripts/page-handles.ts).
 */
export type PageHandle = Handle<StringsPart>

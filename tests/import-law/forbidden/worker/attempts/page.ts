import { Page } from '../../client/page.tsx'
export const wrong = Page

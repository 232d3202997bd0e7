import { createContext, useContext } from 'react'
import type { MaterialDetail } from '../../../domain/materials/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { chapterAddress } from './chapter-address.ts'

type File = { language: string; part: string; version: string }

/** Addresses of a material's parts, which differ in the preview of a draft. */
export type MaterialPlaces = {
  chapter: (material: Pick<MaterialDetail, 'id' | 'kind' | 'hasText'>, chapter: string) => string
  file: (materialId: string, file: File, options?: { download?: boolean }) => string
}

export const MaterialPlacesContext = createContext<MaterialPlaces>({
  chapter: chapterAddress,
  file: paths.materialFile,
})

export const useMaterialPlaces = (): MaterialPlaces => useContext(MaterialPlacesContext)

export { EditorSkeleton as default } from "@/components/loads/editor/editor-skeleton";

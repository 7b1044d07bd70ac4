export { EditorSkeleton as default } from "@/components/load-editor/editor-skeleton";

export { PageSkeleton as default } from "@/components/loads/page/page-skeleton";
